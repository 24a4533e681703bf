import BarGeometry
import BarModel
import Testing

/// Rectangles of a resting bar. Every character is 10 points wide unless a test says otherwise.
@Suite("Bar layout")
struct BarLayoutTests {
  private func layout(
    _ item: NavigationItem, over previous: String? = nil, appearance: BarAppearance = BarAppearance(),
    device: String = "iPhone 8", advance: Double = 10
  ) -> BarLayout {
    BarLayout(
      screen: Screen(name: "page", item: item),
      previous: previous.map { Screen(name: "previous", item: NavigationItem(title: $0)) },
      appearance: appearance, traits: .phone(device), measuring: FixedAdvance(advance: advance))
  }

  private func text(_ count: Int) -> String { String(repeating: "m", count: count) }

  @Test("the row lies below the status bar, the background reaches from the screen's top to its bottom")
  func bars() {
    let layout = layout(NavigationItem())
    #expect(layout.bar == Rect(x: 0, y: 20, width: 375, height: 44))
    #expect(layout.background == Rect(x: 0, y: 0, width: 375, height: 64))
    let island = self.layout(NavigationItem(), device: "iPhone 15")
    #expect(island.bar == Rect(x: 0, y: 53.667, width: 393, height: 44))
    #expect(island.background == Rect(x: 0, y: 0, width: 393, height: 97.667))
    #expect(self.layout(NavigationItem(), device: "iPad").bar.height == 50)
  }

  @Test("a baseline lies 28 points below the top of a 44 point row, centred alike in others")
  func baseline() {
    #expect(BarLayout.baseline(barHeight: 44) == 28)
    #expect(BarLayout.baseline(barHeight: 50) == 31)
    #expect(BarLayout.baseline(barHeight: 32) == 22)
  }

  @Test("a root without items has a title and nothing else, none without a text")
  func root() {
    let layout = layout(NavigationItem(title: "Inbox"))
    #expect(layout.title?.text == "Inbox" && layout.backIndicator == nil && layout.backLabel == nil)
    #expect(layout.leading.isEmpty && layout.trailing.isEmpty)
    #expect(self.layout(NavigationItem()).title == nil)
    #expect(self.layout(NavigationItem(title: "")).title == nil)
  }

  @Test("a title is centred in the bar")
  func centred() {
    let title = layout(NavigationItem(title: "Inbox")).title
    // (375 − 50) / 2
    #expect(title?.frame == Rect(x: 162.5, y: 20, width: 50, height: 44))
    #expect(title?.font == FontDescription(size: 17, weight: .semibold))
  }

  @Test("it stays centred beside a back button and buttons it does not touch")
  func centredBesideGroups() {
    let item = NavigationItem("Inbox") { $0.right = [BarButtonItem(title: "Done")] }
    #expect(layout(item, over: "Home").title?.frame.x == 162.5)
  }

  @Test("it moves aside, by no more than needed, when a group would come nearer than 8 points")
  func shifted() {
    let right = NavigationItem(text(20)) { $0.right = [BarButtonItem(title: text(13))] }
    // The button begins at 375 − 16 − 130 = 229, the title must end at 221.
    #expect(layout(right).title?.frame == Rect(x: 21, y: 20, width: 200, height: 44))
    let left = NavigationItem(text(20)) { $0.left = [BarButtonItem(title: text(13))] }
    #expect(layout(left).title?.frame == Rect(x: 154, y: 20, width: 200, height: 44))
    // Ends at 100 + 8 = 108 from the right edge: touches nothing, the last case that stays.
    let fits = NavigationItem(text(16)) { $0.right = [BarButtonItem(title: text(8))] }
    #expect(layout(fits).title?.frame.x == 107.5)
  }

  @Test("it is cut to the room between the groups, or between the margins")
  func truncated() {
    #expect(
      layout(NavigationItem(title: text(60))).title?.frame == Rect(x: 16, y: 20, width: 343, height: 44))
    let item = NavigationItem(text(60)) { $0.right = [BarButtonItem(title: text(13))] }
    #expect(layout(item).title?.frame == Rect(x: 16, y: 20, width: 205, height: 44))
    // The arrow alone ends at 21.
    #expect(layout(item, over: "Home").title?.frame == Rect(x: 29, y: 20, width: 192, height: 44))
    #expect(layout(NavigationItem(title: text(60)), device: "iPhone XR").title?.frame.x == 20)
  }

  @Test("no room at all gives an empty title, not a negative one")
  func noRoom() {
    let item = NavigationItem("Inbox") {
      $0.left = [BarButtonItem(title: text(20))]
      $0.right = [BarButtonItem(title: text(20))]
    }
    #expect(layout(item).title?.frame.width == 0)
  }

  @Test("the title's offset moves it right and down")
  func offset() {
    var appearance = BarAppearance()
    appearance.title.offset = Point(x: 4, y: -3)
    let title = layout(NavigationItem(title: "Inbox"), appearance: appearance).title
    #expect(title?.frame == Rect(x: 166.5, y: 17, width: 50, height: 44))
  }

  @Test("the title is measured in its own font")
  func font() {
    var appearance = BarAppearance()
    appearance.title.font = FontDescription(size: 30, weight: .heavy)
    #expect(
      layout(NavigationItem(title: "Inbox"), appearance: appearance).title?.font == appearance.title.font)
  }

  @Test("buttons stand from the margin inward, done in semibold")
  func buttons() {
    let item = NavigationItem(nil) {
      $0.left = [BarButtonItem(title: "Edit"), BarButtonItem(title: "Go", style: .done)]
      $0.right = [BarButtonItem(title: "Done", style: .done), BarButtonItem(image: .sized("share", 22, 22))]
    }
    let layout = layout(item)
    // 16 + 40 + 8
    #expect(layout.leading.map(\.label?.frame.x) == [16, 64])
    #expect(layout.leading.map(\.label?.font.weight) == [.regular, .semibold])
    #expect(layout.leading.map(\.label?.font.size) == [17, 17])
    // 375 − 16 − 40 = 319; 319 − 8 − 11 − 22 = 278; a pixel above the middle: 20 + 10.5.
    #expect(layout.trailing[0].label?.frame == Rect(x: 319, y: 20, width: 40, height: 44))
    #expect(layout.trailing[1].imageFrame == Rect(x: 278, y: 30.5, width: 22, height: 22))
    #expect(layout.trailing[1].label == nil && layout.trailing[0].imageFrame == nil)
    // Measured: + at 18.03 where the margin is 16, 22.03 on wide screens.
    #expect(self.layout(item, device: "iPhone XR").leading[0].label?.frame.x == 20)
  }

  @Test(
    "every text at rest begins and ends on a whole pixel",
    arguments: ["iPhone 8", "iPhone 8 Plus", "iPhone 15"])
  func wholePixels(device: String) throws {
    let scale = Traits.phone(device).scale
    for advance in [7.3, 9.111, 10.01] {
      let item = NavigationItem("Inbox") {
        $0.right = [BarButtonItem(title: "Add"), BarButtonItem(title: "Edit")]
      }
      let layout = layout(item, over: "Home", device: device, advance: advance)
      let labels = [layout.title, layout.backLabel] + layout.trailing.map(\.label)
      for label in labels {
        let frame = try #require(label?.frame)
        for edge in [frame.x * scale, frame.maxX * scale] {
          // Lengths are kept to a thousandth of a point.
          #expect(abs(edge - edge.rounded()) < 0.01, "\(label?.text ?? "") at \(advance)")
        }
        let exact = Double(label?.text.count ?? 0) * advance
        #expect(frame.width >= exact && frame.width < exact + 1 / scale + 0.002)
      }
    }
  }
}
