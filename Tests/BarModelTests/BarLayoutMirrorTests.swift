import BarGeometry
import BarModel
import Testing

@Suite("Right-to-left bars")
struct BarLayoutMirrorTests {
  private static let items: [NavigationItem] = [
    NavigationItem(title: "Inbox"),
    NavigationItem(title: String(repeating: "m", count: 90)),
    NavigationItem("Inbox") {
      $0.right = [BarButtonItem(title: "Done", style: .done), BarButtonItem(image: .sized("share", 22, 20))]
    },
    NavigationItem("A rather long title") {
      $0.left = [BarButtonItem(title: "Cancel"), BarButtonItem(image: .sized("trash", 18, 22))]
      $0.right = [BarButtonItem(title: "Mark all as read")]
    },
    NavigationItem("Inbox") { $0.hidesBackButton = true },
  ]

  private func frames(_ layout: BarLayout) -> [Rect?] {
    [layout.title?.frame, layout.backLabel?.frame, layout.backIndicator]
      + (layout.leading + layout.trailing).map { $0.label?.frame ?? $0.imageFrame }
  }

  @Test(
    "every rectangle is the mirror image of the left-to-right one",
    arguments: ["iPhone 8", "iPhone 15", "iPhone XR", "iPad"])
  func mirrors(device: String) {
    let width = Traits.phone(device).size.width
    for (index, item) in BarLayoutMirrorTests.items.enumerated() {
      for previous in [nil, Screen(name: "previous", item: NavigationItem(title: "Home"))] {
        let layouts = [LayoutDirection.leftToRight, .rightToLeft].map {
          BarLayout(
            screen: Screen(name: "page", item: item), previous: previous, appearance: BarAppearance(),
            traits: .phone(device, direction: $0), measuring: FixedAdvance(advance: 7.3))
        }
        #expect(layouts[0].bar == layouts[1].bar && layouts[0].background == layouts[1].background)
        let (left, right) = (frames(layouts[0]), frames(layouts[1]))
        #expect(left.count == right.count)
        for (a, b) in zip(left, right) {
          #expect(b == a?.mirrored(in: width), "item \(index)")
        }
      }
    }
  }

  @Test("texts keep to whole pixels")
  func wholePixels() throws {
    for device in ["iPhone 8", "iPhone 15"] {
      let traits = Traits.phone(device, direction: .rightToLeft)
      let layout = BarLayout(
        screen: Screen(name: "page", item: BarLayoutMirrorTests.items[2]),
        previous: Screen(name: "previous", item: NavigationItem(title: "Home")),
        appearance: BarAppearance(), traits: traits, measuring: FixedAdvance(advance: 7.3))
      for frame in [layout.title?.frame, layout.backLabel?.frame, layout.trailing[0].label?.frame] {
        let x = try #require(frame).x * traits.scale
        #expect(abs(x - x.rounded()) < 0.01)
      }
    }
  }

  @Test("the back button stands at the right")
  func backButton() {
    let layout = BarLayout(
      screen: Screen(name: "page", item: NavigationItem(title: "Page")),
      previous: Screen(name: "previous", item: NavigationItem(title: "Home")),
      appearance: BarAppearance(), traits: .phone("iPhone 8", direction: .rightToLeft),
      measuring: FixedAdvance())
    #expect(layout.backIndicator == Rect(x: 354, y: 31.5, width: 13, height: 21))
    #expect(layout.backLabel?.frame.maxX == 348)
  }
}
