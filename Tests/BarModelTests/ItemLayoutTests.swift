import BarGeometry
import BarModel
import Testing

/// Prompts, title views and back buttons with company. Every character is 10 points wide; the bar is 375, its
/// margins 16, the row begins at 20.
@Suite("Items in a bar")
struct ItemLayoutTests {
  private func layout(
    _ item: NavigationItem, over previous: NavigationItem? = nil, appearance: BarAppearance = BarAppearance(),
    device: String = "iPhone 8", os: Int = 17, direction: LayoutDirection = .leftToRight
  ) -> BarLayout {
    BarLayout(
      screen: Screen(name: "page", item: item),
      previous: previous.map { Screen(name: "previous", item: $0) }, appearance: appearance,
      traits: .phone(device, os: os, direction: direction), measuring: FixedAdvance())
  }

  private func view(
    _ view: TitleView, title: String? = "Title", right: [BarButtonItem] = [],
    over previous: NavigationItem? = nil,
    os: Int = 17
  ) -> BarLayout {
    layout(
      NavigationItem(title) {
        $0.titleView = view
        $0.right = right
      }, over: previous, os: os)
  }

  @Test("a prompt puts 30 points above the row: 74 in all")
  func prompt() {
    let layout = layout(NavigationItem("Title") { $0.prompt = "Choose" })
    #expect(layout.bar == Rect(x: 0, y: 50, width: 375, height: 44))
    #expect(layout.background == Rect(x: 0, y: 0, width: 375, height: 94))
    #expect(layout.prompt?.frame == Rect(x: 157.5, y: 20, width: 60, height: 30))
    #expect(layout.title?.frame.y == 50)
    // Capitals of 12 points at 17 are 9.18 at 13, half of it below the middle.
    #expect(abs((layout.prompt?.baseline ?? 0) - (15 + 9.18 / 2)) <= 0.5)
  }

  @Test("an empty prompt still makes room, no prompt none")
  func emptyPrompt() {
    let layout = layout(NavigationItem("Title") { $0.prompt = "" })
    #expect(layout.prompt == nil && layout.bar.y == 50)
    #expect(self.layout(NavigationItem(title: "Title")).bar.y == 20)
  }

  @Test("a prompt that is too long is cut to the margins")
  func longPrompt() {
    let layout = layout(NavigationItem("Title") { $0.prompt = String(repeating: "m", count: 10_000) })
    #expect(layout.prompt?.frame == Rect(x: 16, y: 20, width: 343, height: 30))
  }

  @Test("a title view stands in place of the title, at its own size, centred")
  func images() {
    let layout = view(.image(.sized("logo", 100, 30)))
    #expect(layout.title == nil)
    #expect(layout.titleView?.frame == Rect(x: 137.5, y: 27, width: 100, height: 30))
  }

  @Test("an image higher than the bar sticks out on both sides, one wider than the room is squeezed into it")
  func largeImages() {
    #expect(
      view(.image(.sized("logo", 80, 100))).titleView?.frame == Rect(x: 147.5, y: -8, width: 80, height: 100))
    #expect(
      view(.image(.sized("logo", 900, 30))).titleView?.frame == Rect(x: 16, y: 27, width: 343, height: 30))
  }

  @Test("a title view without a size shows nothing, and the title stays away all the same")
  func emptyViews() {
    for empty in [TitleView.image(.empty), .text("", color: nil)] {
      let layout = view(empty)
      #expect(layout.titleView == nil && layout.title == nil)
    }
  }

  @Test("a label is as wide as its text, in UILabel's own font")
  func text() {
    let view = view(.text("Label", color: nil)).titleView
    #expect(view?.label?.frame == Rect(x: 162.5, y: 20, width: 50, height: 44))
    #expect(view?.label?.font == FontDescription(size: 17, weight: .regular))
    #expect(view?.frame == view?.label?.frame)
  }

  @Test("segments are equally wide and 32 points high, 29 up to iOS 12")
  func segments() {
    // The widest text is 50: (50 + 20.5) × 3 and (50 + 17) × 3.
    #expect(
      view(.segmented(["a", "abcde", ""])).titleView?.frame == Rect(x: 82, y: 26, width: 211.5, height: 32))
    #expect(
      view(.segmented(["a", "abcde", ""]), os: 12).titleView?.frame
        == Rect(x: 87, y: 27.5, width: 201, height: 29))
    let many = view(.segmented((0..<10).map { _ in "A long segment" })).titleView
    #expect(many?.frame.x == 16 && many?.frame.width == 343)
  }

  @Test("a search field takes the room between its neighbours")
  func search() {
    #expect(view(.search("")).titleView?.frame == Rect(x: 16, y: 24, width: 343, height: 36))
    let between = view(
      .search(""), right: [BarButtonItem(title: "Done")], over: NavigationItem(title: "Home"))
    // 27 + 40 + 8 = 75; the button begins at 319.
    #expect(between.titleView?.frame == Rect(x: 75, y: 24, width: 236, height: 36))
    #expect(between.backLabel?.text == "Home")
  }

  @Test("left items that supplement the back button begin 6 points after it, their padding added")
  func supplement() {
    let item = NavigationItem("Page") {
      $0.left = [BarButtonItem(title: "Edit")]
      $0.leftItemsSupplementBackButton = true
    }
    let beside = layout(item, over: NavigationItem(title: "Home"))
    // 27 + 40 + 6 + 8.
    #expect(beside.backLabel?.text == "Home" && beside.leading[0].label?.frame.x == 81)
    #expect(beside.title?.frame.x == 167.5)
    let alone = layout(item)
    #expect(alone.leading[0].label?.frame.x == 16 && alone.backIndicator == nil)
  }

  @Test("the back title gives way to left items beside it")
  func crowdedSupplement() {
    let item = NavigationItem("Page") {
      $0.left = [BarButtonItem(title: "Select all")]
      $0.leftItemsSupplementBackButton = true
    }
    let layout = layout(item, over: NavigationItem(title: "Home"))
    // The arrow ends at 21, the item at 21 + 6 + 8 + 100 = 135; the title at 167.5 leaves 24.5: too little.
    #expect(layout.backLabel == nil && layout.backIndicator != nil)
    #expect(layout.leading[0].label?.frame == Rect(x: 35, y: 20, width: 100, height: 44))
    #expect(layout.title?.frame.x == 167.5)
  }

  @Test("hidesBackButton hides it also where left items would supplement it")
  func hidden() {
    let item = NavigationItem("Page") {
      $0.left = [BarButtonItem(title: "Edit")]
      $0.leftItemsSupplementBackButton = true
      $0.hidesBackButton = true
    }
    let layout = layout(item, over: NavigationItem(title: "Home"))
    #expect(layout.backIndicator == nil && layout.backLabel == nil)
    #expect(layout.leading[0].label?.frame.x == 16)
  }

  @Test("an image of the back item stands where the label would, and only where it fits")
  func backImage() {
    func previous(_ width: Double) -> NavigationItem {
      NavigationItem("Home") {
        $0.backBarButtonItem = .init(title: "Unseen", image: .sized("i", width, 20), tint: .teal)
      }
    }
    let layout = layout(NavigationItem(title: "Page"), over: previous(30))
    #expect(layout.backImage == Rect(x: 27, y: 31.5, width: 30, height: 20) && layout.backLabel == nil)
    #expect(layout.backItem?.tint == .teal)
    // The title begins at 167.5: 27 + 132 + 8 fits, a point more does not.
    #expect(self.layout(NavigationItem(title: "Page"), over: previous(132)).backImage != nil)
    #expect(self.layout(NavigationItem(title: "Page"), over: previous(133)).backImage == nil)
  }

  @Test("a background image reaches 8 points beyond the title, 30 points high or as high as it is")
  func backgrounds() {
    var appearance = BarAppearance()
    var image = BarImage.sized("pill", 20, 24)
    appearance.button.normal.backgroundImage = image
    appearance.button.normal.backgroundOffset = Point(x: 1, y: 2)
    appearance.button.normal.titleOffset = Point(x: -3, y: 4)
    let item = NavigationItem("Page") {
      $0.right = [
        BarButtonItem(title: "Edit"), BarButtonItem(title: "Next"), BarButtonItem(title: "D", style: .done),
      ]
    }
    let natural = layout(item, appearance: appearance)
    // 375 − 16 − 40 = 319, moved by −3 and 4; behind it from 311, 56 wide.
    #expect(natural.trailing[0].label?.frame == Rect(x: 316, y: 24, width: 40, height: 44))
    #expect(natural.trailing[0].background == Rect(x: 312, y: 32, width: 56, height: 24))
    // 8 between the backgrounds: 311 − 8 − 8 − 40 = 255.
    #expect(natural.trailing[1].background?.maxX == 304)
    #expect(natural.trailing[2].background == nil)
    image.capInsets = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    appearance.button.normal.backgroundImage = image
    #expect(layout(item, appearance: appearance).trailing[0].background?.height == 30)
  }

  @Test("fonts and backgrounds are those of the item's style and state")
  func states() {
    var appearance = BarAppearance()
    appearance.button.disabled.font = FontDescription(size: 20, weight: .light)
    appearance.doneButton.normal.font = FontDescription(size: 12, weight: .heavy)
    let item = NavigationItem("Page") {
      $0.left = [BarButtonItem(title: "A", isEnabled: false), BarButtonItem(title: "B", style: .done)]
    }
    #expect(layout(item, appearance: appearance).leading.map(\.label?.font.size) == [20, 12])
  }

  @Test("`+` stands at the margin measured on each system and screen")
  func margins() {
    func x(_ device: String, _ os: Int, inset: Double = 0) -> Double? {
      var traits = Traits.phone(device, os: os)
      traits.device.safeArea.left = inset
      let item = NavigationItem(nil) { $0.left = [BarButtonItem(system: .add)] }
      return BarLayout(
        screen: Screen(name: "page", item: item), previous: nil, appearance: BarAppearance(), traits: traits,
        measuring: FixedAdvance()
      ).leading[0].imageFrame?.x
    }
    #expect([12, 13, 17].map { x("iPhone 8", $0) } == [16, 16, 16])
    #expect([12, 13, 17].map { x("iPhone XR", $0) } == [20, 20, 20])
    // Ink at 64 on iOS 12, 62.03 and 62.68 later, where the symbol has bearings of 2.03 and 2.68.
    #expect([12, 13, 17].map { x("iPhone X", $0, inset: 44) } == [64, 60, 60])
  }

  @Test("everything is mirrored from right to left")
  func mirrored() {
    var appearance = BarAppearance()
    appearance.button.normal.backgroundImage = .sized("pill", 20, 24)
    appearance.backButton.normal.backgroundImage = .sized("pill", 20, 24)
    let items: [NavigationItem] = [
      NavigationItem("Page") {
        $0.prompt = "Choose"
        $0.titleView = .segmented(["a", "bcd"])
        $0.left = [BarButtonItem(title: "Edit"), BarButtonItem(system: .add)]
        $0.leftItemsSupplementBackButton = true
      },
      NavigationItem("Page") {
        $0.titleView = .text("Label", color: nil)
        $0.right = [BarButtonItem(title: "Done"), BarButtonItem(image: .sized("i", 22, 20))]
      },
    ]
    let below = NavigationItem("Home") {
      $0.backBarButtonItem = .init(title: nil, image: .sized("i", 20, 20))
    }
    for item in items {
      let (left, right) = (
        layout(item, over: below, appearance: appearance),
        layout(item, over: below, appearance: appearance, direction: .rightToLeft)
      )
      func rects(_ layout: BarLayout) -> [Rect?] {
        [
          layout.prompt?.frame, layout.titleView?.frame, layout.titleView?.label?.frame, layout.backImage,
          layout.backIndicator, layout.backBackground,
        ] + (layout.leading + layout.trailing).flatMap { [$0.frame, $0.background, $0.bounds] }
      }
      #expect(rects(left).map { $0?.mirrored(in: 375) } == rects(right))
    }
  }

  @Test("twenty items on 320 points leave none outside and none over another")
  func twenty() {
    for system in [SystemItem.add, .done] {
      let item = NavigationItem(String(repeating: "m", count: 10_000)) {
        $0.left = (0..<20).map { _ in BarButtonItem(system: system) }
        $0.right = (0..<20).map { _ in BarButtonItem(title: "Button") }
      }
      let layout = layout(item, over: NavigationItem(title: "Home"), device: "iPhone SE")
      let frames = (layout.leading + layout.trailing).map(\.frame).sorted { $0.x < $1.x }
      #expect(!frames.isEmpty && frames.allSatisfy { $0.x >= 16 && $0.maxX <= 304.001 })
      for (a, b) in zip(frames, frames.dropFirst()) { #expect(a.maxX <= b.x) }
      #expect((layout.title?.frame.width ?? -1) >= 0)
      #expect(layout.notes.contains { $0.rect == nil })
    }
  }
}
