import BarGeometry
import BarModel
import Testing

/// uikit-semantics §6: bar hidden: frame.top = 0, safeAreaInsets.top = the device's + additional.
@Suite("Layout without a bar")
struct HiddenBarLayoutTests {
  // Safe area tops: iPhone 8 20, iPhone X 44, iPhone 14 47, iPhone 15 59.
  @Test(
    "the page begins at the screen's top and the device alone takes room",
    arguments: [("iPhone 8", 20.0), ("iPhone X", 44), ("iPhone 14", 47), ("iPhone 15", 59)])
  func hidden(device: String, top: Double) {
    for extends in [false, true] {
      for isTranslucent in [false, true] {
        var screen = Screen(name: "page", extendsUnderTopBar: extends)
        screen.additionalSafeAreaInsets.top = 8
        let traits = Traits.phone(device)
        let layout = PageLayout(
          screen: screen, isTranslucent: isTranslucent, traits: traits, isBarHidden: true)
        #expect(layout.frame == Rect(origin: .zero, size: traits.size))
        #expect(layout.safeAreaTop == top + 8)
        #expect(layout.isBarHidden)
      }
    }
  }

  @Test("scrolled content is inset by the device alone")
  func scrolled() {
    let layout = PageLayout(
      screen: Screen(name: "page", scroll: ScrollState()), isTranslucent: true, traits: .phone("iPhone 8"),
      isBarHidden: true)
    #expect(layout.contentTop == 20 && layout.adjustedInset.top == 20)
  }
}
