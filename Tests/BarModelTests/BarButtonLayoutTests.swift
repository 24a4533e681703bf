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
    // 16 + 30 + 16 + 30 + 16 + 50 + 16 + 40 = 214 and a gap: 129 are left of 359, for 50, a gap, 40, a gap, and 7.
    #expect(crowded.leading.count == 4)
    #expect(crowded.trailing.count == 2)
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
