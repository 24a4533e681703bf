import BarGeometry
import BarModel
import Testing

/// Buttons beside titles and back labels. Every character is 10 points wide; the bar is 375, its margins 16.
@Suite("Bar buttons")
struct BarButtonLayoutTests {
  private func layout(left: [String] = [], right: [String] = [], title: String?, back: String? = nil)
    -> BarLayout
  {
    var item = NavigationItem(title: title)
    item.left = left.map { BarButtonItem(title: $0) }
    item.right = right.map { BarButtonItem(title: $0) }
    return BarLayout(
      screen: Screen(name: "page", item: item),
      previous: back.map { Screen(name: "below", item: NavigationItem(title: $0)) },
      appearance: BarAppearance(), traits: .phone(), measuring: FixedAdvance())
  }

  private func frames(_ layout: BarLayout) -> [Rect] {
    (layout.leading + layout.trailing).compactMap { $0.label?.frame ?? $0.imageFrame }
      + [layout.title?.frame, layout.backLabel?.frame].compactMap { $0 }
  }

  private func expectApart(_ layout: BarLayout) {
    let frames = frames(layout).sorted { $0.x < $1.x }
    for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX <= right.x) }
    #expect(frames.allSatisfy { $0.x >= 0 && $0.maxX <= 375 })
  }

  @Test("more buttons than there is room for are cut or left out, never drawn over each other")
  func crowd() {
    let crowded = layout(
      left: ["One", "Two", "Three", "Four"], right: ["Alpha", "Beta", "Gamma", "Delta"], title: "Page")
    expectApart(crowded)
    // Two words of three letters take 38 each: 16 + 38 + 8 + 38 + 8 + 50 + 8 + 40 = 206 and a gap: 145 are left of 359,
    // for 50, a gap, 40, a gap, and 39, enough for a letter and an ellipsis.
    #expect(crowded.leading.map(\.label?.frame.x) == [16, 62, 108, 166])
    #expect(crowded.trailing.map(\.label?.frame.width) == [50, 40, 39])
  }

  @Test("one button that is wider than the bar is cut to the margins")
  func wide() {
    let wide = layout(right: [String(repeating: "m", count: 50)], title: nil)
    #expect(wide.trailing.first?.label?.frame == Rect(x: 16, y: 20, width: 343, height: 44))
  }

  @Test("a back label gives way to a trailing button, also where the title is short or missing")
  func backLabel() {
    // The button takes 16 + 300 from the right: x = 59. "Root" from 27 would end at 67.
    let button = [String(repeating: "m", count: 30)]
    for title in ["Hi", nil] {
      let layout = layout(right: button, title: title, back: "Root")
      #expect(layout.backLabel == nil)
      #expect(layout.backIndicator != nil)
      expectApart(layout)
    }
  }

  @Test("a title that a button pushed aside still has the back label's room respected")
  func pushedTitle() {
    // Title 140 wide; the button begins at 375 − 16 − 100 = 259: the title at 111, so 27 + 40 + 8 fits before it.
    let layout = layout(right: ["0123456789"], title: "ABCDEFGHIJKLMN", back: "Root")
    #expect(layout.title?.frame.x == 111)
    #expect(layout.backLabel?.text == "Root")
    expectApart(layout)
  }

  private func images(_ sizes: [Double], device: String = "iPhone 14", os: Int = 15) -> [Rect?] {
    var item = NavigationItem()
    item.right = sizes.map { BarButtonItem(image: .sized("i", $0, $0)) }
    return BarLayout(
      screen: Screen(name: "page", item: item), previous: nil, appearance: BarAppearance(),
      traits: .phone(device, os: os), measuring: FixedAdvance()
    ).trailing.map(\.imageFrame)
  }

  @Test(
    "two images stand as in a view dump of iOS 13 and later: 24 wide ones at 350 and 296 of 390, 9.667 down")
  func imagesOfDump() {
    // Stack at 285, its buttons at 0 and 54, each image 11 into its button, 9.667 below the bar's top at 47.
    #expect(
      images([24, 24]) == [
        Rect(x: 350, y: 56.667, width: 24, height: 24), Rect(x: 296, y: 56.667, width: 24, height: 24),
      ])
  }

  @Test("an image without a size takes no room")
  func emptyImage() {
    #expect(images([0, 24]) == [Rect(x: 350, y: 56.667, width: 24, height: 24)])
  }

  @Test("a caret of 28 points stands at 16, a pixel above the middle, as in tp17_default")
  func caret() {
    var item = NavigationItem(title: "Test")
    item.left = [BarButtonItem(image: .sized("caret", 28, 28))]
    let layout = BarLayout(
      screen: Screen(name: "page", item: item), previous: nil, appearance: BarAppearance(),
      traits: .phone("iPhone 8"), measuring: FixedAdvance())
    // Its ink centred in the image: 16 + (28 − 9.8) / 2 = 25.1, measured 25.18.
    #expect(layout.leading[0].imageFrame == Rect(x: 16, y: 27.5, width: 28, height: 28))
  }

  @Test("an offset of the title is not mirrored")
  func offset() {
    var appearance = BarAppearance()
    appearance.title.offset = Point(x: 12, y: 3)
    let frames = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      BarLayout(
        screen: Screen(name: "page", item: NavigationItem(title: "Page")), previous: nil,
        appearance: appearance, traits: .phone(direction: direction), measuring: FixedAdvance()
      ).title?.frame
    }
    // Centred: (375 − 40) / 2 = 167.5.
    #expect(frames[0] == Rect(x: 179.5, y: 23, width: 40, height: 44))
    #expect(frames[1] == frames[0])
  }
}
