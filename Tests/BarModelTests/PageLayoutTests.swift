import BarGeometry
import BarModel
import Testing

/// Where a page lies under its bar: the rules of `edgesForExtendedLayout` and its kin.
@Suite("Page layout")
struct PageLayoutTests {
  private func layout(
    extendsUnderTopBar: Bool = true, includesOpaqueBars: Bool = false, isTranslucent: Bool,
    scroll: ScrollState? = nil, device: String = "iPhone 14"
  ) -> PageLayout {
    let screen = Screen(
      name: "page", scroll: scroll, extendsUnderTopBar: extendsUnderTopBar,
      extendedLayoutIncludesOpaqueBars: includesOpaqueBars)
    return PageLayout(screen: screen, isTranslucent: isTranslucent, traits: .phone(device))
  }

  @Test(
    "a page extends under the bar when its edges include the top and the bar is translucent or opaque bars are included"
  )
  func extends() {
    for bits in 0..<8 {
      let (edges, opaque, translucent) = (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0)
      let layout = layout(extendsUnderTopBar: edges, includesOpaqueBars: opaque, isTranslucent: translucent)
      // iPhone 14: 390 × 844, status bar 47, bar 44.
      if edges && (translucent || opaque) {
        #expect(layout.frame == Rect(x: 0, y: 0, width: 390, height: 844), "\(bits)")
        #expect(layout.safeAreaTop == 91, "\(bits)")
      } else {
        #expect(layout.frame == Rect(x: 0, y: 91, width: 390, height: 753), "\(bits)")
        #expect(layout.safeAreaTop == 0, "\(bits)")
      }
    }
  }

  @Test("content begins at the bar's bottom on the screen, however the page is laid out")
  func contentTop() {
    for device in ["iPhone 8", "iPhone X", "iPhone 15", "iPad"] {
      let bottom = Traits.phone(device).device.barBottom
      for isTranslucent in [false, true] {
        for scroll in [nil, ScrollState()] {
          let layout = layout(isTranslucent: isTranslucent, scroll: scroll, device: device)
          #expect(layout.frame.y + layout.contentTop == bottom, "\(device)")
          #expect(layout.isAtScrollEdge)
        }
      }
    }
  }

  @Test("contentOffset is UIKit's: minus the adjusted inset at the top, growing as the content moves up")
  func offset() {
    let rest = layout(isTranslucent: true, scroll: ScrollState(contentOffset: -91))
    #expect(rest == layout(isTranslucent: true, scroll: ScrollState()))
    let scrolled = layout(isTranslucent: true, scroll: ScrollState(contentOffset: 9))
    #expect(scrolled.contentTop == -9)
    #expect(scrolled.frame == rest.frame)
    #expect(layout(isTranslucent: false, scroll: ScrollState(contentOffset: 30)).contentTop == -30)
  }

  @Test("the scroll edge is reached when the content's top meets the bar, and held while it is pulled down")
  func edge() {
    func isAtEdge(_ offset: Double, isTranslucent: Bool) -> Bool {
      layout(isTranslucent: isTranslucent, scroll: ScrollState(contentOffset: offset)).isAtScrollEdge
    }
    #expect([-200, -91].allSatisfy { isAtEdge($0, isTranslucent: true) })
    #expect([-90.5, 0, 400].allSatisfy { !isAtEdge($0, isTranslucent: true) })
    #expect(isAtEdge(0, isTranslucent: false))
    #expect(!isAtEdge(0.5, isTranslucent: false))
  }
}
