import BarGeometry
import BarModel
import Testing

@Suite("A page that is scrolled") struct ScrollingScreenTests {
  private func screen(offset: Double?) -> Screen {
    var screen = Screen(
      name: "me", item: NavigationItem("Me") { $0.titleView = .text("Me", color: .clear) },
      hooks: [.viewWillAppear: BarStyle { $0.alpha = .value(0.3) }],
      scroll: ScrollState(contentOffset: offset))
    screen.scroll?.onScroll = [
      ScrollRule(offset: 0, bar: BarStyle { $0.alpha = .value(0) }, titleViewColor: .clear),
      ScrollRule(offset: 10, bar: BarStyle { $0.alpha = .value(1) }, titleViewColor: DynamicColor(.black)),
    ]
    return screen
  }

  @Test(
    "what depends on the offset is written again in viewWillAppear, over the page's own style, and only there"
  )
  func refresh() {
    let screen = screen(offset: 5)
    #expect(screen.style(in: .viewWillAppear)?.alpha == .value(0.5))
    #expect(screen.style(in: .viewDidAppear) == nil)
    // Nobody said where it stands.
    #expect(self.screen(offset: nil).style(in: .viewWillAppear)?.alpha == .value(0.3))
  }

  @Test("scrolling moves the content, changes the bar's wish and the title view's words")
  func moves() {
    var screen = screen(offset: 0)
    screen.scroll(to: 10)
    #expect(screen.scroll?.contentOffset == 10)
    #expect(screen.scrolledStyle?.alpha == .value(1))
    #expect(screen.item.titleView == .text("Me", color: DynamicColor(.black)))
  }

  @Test("without a scroll view nothing is scrolled")
  func fixed() {
    var screen = Screen(name: "fixed")
    screen.scroll(to: 10)
    #expect(screen == Screen(name: "fixed"))
    #expect(screen.restingOffset(bar: BarStyle(), traits: .phone(), isLarge: false) == 0)
  }

  @Test(
    "at rest a page stands at minus its adjusted inset: the bar's 64 points on an iPhone 8, or its own alone")
  func rest() {
    var screen = Screen(name: "list", scroll: ScrollState())
    #expect(screen.restingOffset(bar: BarStyle(), traits: .phone(), isLarge: false) == -64)
    // Below an opaque bar there is nothing to make room for.
    let opaque = BarStyle { $0.translucent = .value(false) }
    #expect(screen.restingOffset(bar: opaque, traits: .phone(), isLarge: false) == 0)
    screen.scroll = ScrollState(
      contentInset: EdgeInsets(top: 244, left: 0, bottom: 0, right: 0), contentInsetAdjustmentBehavior: .never
    )
    #expect(screen.restingOffset(bar: BarStyle(), traits: .phone(), isLarge: false) == -244)
  }

  @Test(
    "the profile page's header is max(64, 200 − delta) high (R21)",
    arguments: [(-284.0, 240.0), (-244, 200), (-176, 132), (-108, 64), (0, 64)])
  func header(offset: Double, height: Double) {
    let scroll = ScrollState(
      contentInset: EdgeInsets(top: 244, left: 0, bottom: 0, right: 0), contentInsetAdjustmentBehavior: .never
    )
    #expect(ProfileHeader(scroll, scrolled: offset + 244)?.height == height)
  }

  @Test("without room above its content, or with room the system adds to, a page has no header")
  func noHeader() {
    #expect(ProfileHeader(nil, scrolled: 0) == nil)
    let inset = EdgeInsets(top: 244, left: 0, bottom: 0, right: 0)
    #expect(ProfileHeader(ScrollState(contentInset: inset), scrolled: 0) == nil)
    #expect(ProfileHeader(ScrollState(contentInsetAdjustmentBehavior: .never), scrolled: 0) == nil)
  }
}
