import BarGeometry
import BarModel
import Testing

/// What `contentInsetAdjustmentBehavior` makes of the safe area; rules of UIScrollView.h.
///
/// iPhone 14, 390 × 844: the bar ends at 91, the home indicator's area is 34.
@Suite("Content insets")
struct ContentInsetTests {
  private func layout(
    _ behavior: ContentInsetAdjustmentBehavior = .automatic, contentHeight: Double? = nil,
    inset: EdgeInsets = .zero, offset: Double? = nil, isTranslucent: Bool = true,
    traits: Traits = .phone("iPhone 14"), configure: (inout Screen) -> Void = { _ in }
  ) -> PageLayout {
    var screen = Screen(
      name: "page",
      scroll: ScrollState(
        contentOffset: offset, contentHeight: contentHeight, contentInset: inset,
        contentInsetAdjustmentBehavior: behavior))
    configure(&screen)
    return PageLayout(screen: screen, isTranslucent: isTranslucent, traits: traits)
  }

  @Test("above and below it counts as the behaviour, the page and the content's height say")
  func vertical() {
    // Behaviour, automaticallyAdjustsScrollViewInsets, content height, added or not.
    let rows: [(ContentInsetAdjustmentBehavior, Bool, Double, Bool)] = [
      (.automatic, true, 2000, true), (.automatic, true, 100, true),
      (.automatic, false, 2000, true), (.automatic, false, 100, false),
      (.scrollableAxes, true, 2000, true), (.scrollableAxes, true, 100, false),
      (.scrollableAxes, false, 2000, true), (.scrollableAxes, false, 100, false),
      (.always, true, 2000, true), (.always, true, 100, true), (.always, false, 100, true),
      (.never, true, 2000, false), (.never, true, 100, false), (.never, false, 2000, false),
    ]
    for (behavior, isAutomatic, height, isAdded) in rows {
      let layout = layout(behavior, contentHeight: height, inset: EdgeInsets(top: 7, bottom: 3)) {
        $0.automaticallyAdjustsScrollViewInsets = isAutomatic
      }
      let words: Comment = "\(behavior) \(isAutomatic) \(height)"
      #expect(layout.adjustedInset == EdgeInsets(top: isAdded ? 98 : 7, bottom: isAdded ? 37 : 3), words)
      // Initially the content's top is at the inset: contentOffset = −adjusted top.
      #expect(layout.contentTop == (isAdded ? 98 : 7) && layout.isAtScrollEdge, words)
    }
  }

  @Test("content scrolls when it is higher than its view, not when it is as high")
  func scrollable() {
    #expect(layout(.scrollableAxes, contentHeight: 844).adjustedInset.top == 0)
    #expect(layout(.scrollableAxes, contentHeight: 844.5).adjustedInset.top == 91)
    // Below an opaque bar the view is 753 high and nothing covers its top.
    let opaque = layout(.scrollableAxes, contentHeight: 753.5, isTranslucent: false)
    #expect(opaque.adjustedInset == EdgeInsets(bottom: 34))
    #expect(opaque.frame == Rect(x: 0, y: 91, width: 390, height: 753))
    // Content of no given height fills the page and more.
    #expect(layout(.scrollableAxes).adjustedInset.top == 91)
  }

  @Test("sideways it counts with always alone")
  func horizontal() {
    let side = Traits(device: Traits.phone("iPhone 14").device, orientation: .landscapeLeft)
    for behavior in ContentInsetAdjustmentBehavior.allCases {
      let inset = layout(behavior, inset: EdgeInsets(left: 2), traits: side).adjustedInset
      #expect(inset.left == (behavior == .always ? 49 : 2) && inset.right == (behavior == .always ? 47 : 0))
    }
  }

  @Test("additional insets come on top of those of bars and device")
  func additional() {
    let added = EdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
    let under = layout { $0.additionalSafeAreaInsets = added }
    #expect(under.safeArea == EdgeInsets(top: 101, left: 1, bottom: 54, right: 2))
    #expect(under.adjustedInset.top == 101 && under.contentTop == 101)
    let below = layout(isTranslucent: false) { $0.additionalSafeAreaInsets = added }
    #expect(below.safeArea == EdgeInsets(top: 10, left: 1, bottom: 54, right: 2))
    #expect(below.frame.y == 91 && below.contentTop == 10)
    // Also without a scroll view.
    let plain = layout {
      $0.scroll = nil
      $0.additionalSafeAreaInsets = added
    }
    #expect(plain.contentTop == 101 && plain.adjustedInset == .zero)
  }

  @Test("a profile page with an inset of 244 of its own lies where its offset says")
  func profile() {
    // Header height 240, 200, 132 and 64 at these offsets: the content begins at −offset.
    for (offset, top, isAtEdge) in [
      (-284.0, 284.0, true), (-244, 244, true), (-176, 176, false), (-108, 108, false), (0, 0, false),
    ] {
      let layout = layout(.never, inset: EdgeInsets(top: 244), offset: offset)
      #expect(layout.adjustedInset == EdgeInsets(top: 244))
      #expect(layout.contentTop == top && layout.isAtScrollEdge == isAtEdge, "\(offset)")
    }
    #expect(layout(.never, inset: EdgeInsets(top: 244)).contentTop == 244)
  }

  @Test("the home indicator and a turned phone's sides are part of the safe area")
  func device() {
    #expect(layout().safeArea == EdgeInsets(top: 91, bottom: 34))
    let side = Traits(device: Traits.phone("iPhone X").device, orientation: .landscapeRight)
    #expect(layout(traits: side).safeArea == EdgeInsets(top: 32, left: 44, bottom: 21, right: 44))
  }
}
