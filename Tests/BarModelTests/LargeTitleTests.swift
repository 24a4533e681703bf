import BarGeometry
import BarModel
import Testing

/// The large title's part of a bar. iPhone 8: the bar begins at 20, its row ends at 64, the part at 116.
@Suite("Large titles")
struct LargeTitleTests {
  private func page(
    offset: Double? = nil, hasScroll: Bool = true, isTranslucent: Bool = true, traits: Traits = .phone()
  ) -> PageLayout {
    let screen = Screen(
      name: "page", item: NavigationItem(title: "Rules"),
      scroll: hasScroll ? ScrollState(contentOffset: offset) : nil)
    return PageLayout(screen: screen, isTranslucent: isTranslucent, traits: traits, isLarge: true)
  }

  private func bar(
    _ title: String? = "Rules", offset: Double? = nil, traits: Traits = .phone(),
    appearance: BarAppearance = BarAppearance()
  ) -> BarLayout {
    let screen = Screen(name: "page", item: NavigationItem(title: title))
    let page = page(offset: offset, traits: traits)
    var bar = BarLayout(
      screen: screen, previous: nil, appearance: appearance, traits: traits, measuring: FixedAdvance())
    bar.addLargeTitle(
      screen.item, page: page, appearance: appearance, traits: traits, measuring: FixedAdvance())
    return bar
  }

  @Test("automatic is as the item below, and large on the root")
  func modes() {
    let large = BarStyle { $0.prefersLargeTitles = .value(true) }
    typealias Mode = LargeTitleDisplayMode
    let rows: [([Mode], Bool)] = [
      ([.automatic], true), ([.always], true), ([.never], false),
      ([.never, .automatic], false), ([.always, .automatic], true), ([.automatic, .automatic], true),
      ([.never, .always], true), ([.always, .never], false), ([.never, .always, .automatic], true),
      ([.always, .never, .automatic, .automatic], false),
    ]
    for (modes, isLarge) in rows {
      let items = modes.map { mode in NavigationItem("") { $0.largeTitleDisplayMode = mode } }
      #expect(NavigationItem.showsLargeTitle(items, bar: large, traits: .phone()) == isLarge, "\(modes)")
      #expect(!NavigationItem.showsLargeTitle(items, bar: BarStyle(), traits: .phone()), "\(modes)")
    }
  }

  @Test("a phone on its side shows no large title, an iPad does")
  func compactHeight() {
    let large = BarStyle { $0.prefersLargeTitles = .value(true) }
    for (name, isLarge) in [("iPhone 8", false), ("iPhone 15 Pro Max", false), ("iPad", true)] {
      let traits = Traits(device: Traits.phone(name).device, orientation: .landscapeLeft)
      #expect(
        NavigationItem.showsLargeTitle([NavigationItem(title: "")], bar: large, traits: traits) == isLarge)
    }
  }

  @Test("the bar is 96 points high, 102 on iPad, 108 in a sheet, below the status bar")
  func heights() {
    // Measured on iOS 14: 20 + 96 = 116; documented: 50 + 52 on iPad.
    #expect(page().barBottom == 116)
    #expect(page(traits: .phone("iPhone X")).barBottom == 140)
    #expect(page(traits: .phone("iPad")).barBottom == 20 + 102)
    let sheet = Traits(device: Traits.phone().device, presentation: .sheet)
    #expect(page(traits: sheet).barBottom == 108)
    #expect(bar().background == Rect(x: 0, y: 0, width: 375, height: 116))
    #expect(bar().bar == Rect(x: 0, y: 20, width: 375, height: 44))
  }

  @Test("it collapses with the content: 44 + clamp(52 − scrolled, 0, 52)")
  func collapse() {
    // The adjusted inset is 116; the content's top stays at the bar's bottom until nothing is left.
    for (offset, part, contentTop, isAtEdge) in [
      (-116.0, 52.0, 116.0, true), (-100, 36, 100, true), (-64, 0, 64, true), (-63, 0, 63, false),
      (300, 0, -300, false),
    ] {
      let page = page(offset: offset)
      #expect(page.largeTitleHeight == part && page.barBottom == 64 + part, "\(offset)")
      #expect(page.contentTop == contentTop && page.isAtScrollEdge == isAtEdge, "\(offset)")
      #expect(page.frame == Rect(x: 0, y: 0, width: 375, height: 667))
      #expect(page.safeAreaTop == 64 + part, "\(offset)")
    }
    #expect(page().largeTitleHeight == 52)
    #expect(page(hasScroll: false).largeTitleHeight == 52 && page(hasScroll: false).contentTop == 116)
  }

  @Test("below an opaque bar the view follows the bar's bottom and the content the finger")
  func opaque() {
    for scrolled in [0.0, 20, 52, 90] {
      let page = page(offset: scrolled, isTranslucent: false)
      #expect(page.frame.y == 116 - min(scrolled, 52))
      #expect(page.frame.y + page.frame.height == 667)
      #expect(page.frame.y + page.contentTop == 116 - scrolled)
    }
  }

  @Test("pulled down, the bar's bottom stays with the content")
  func pulled() {
    for isTranslucent in [true, false] {
      let page = page(offset: (isTranslucent ? -116 : 0) - 44, isTranslucent: isTranslucent)
      #expect(page.barBottom == 160 && page.frame.y + page.contentTop == 160 && page.isAtScrollEdge)
    }
  }

  @Test("the title is 34 bold from the margin on, its baseline 80 below the bar's top")
  func label() throws {
    let title = try #require(bar().largeTitle)
    #expect(title.font == FontDescription(size: 34, weight: .bold))
    // Measured: text origin 16, baseline at 100 = 20 + 80.
    #expect(title.frame == Rect(x: 16, y: 64, width: 50, height: 52))
    #expect(title.frame.y + title.baseline == 100)
    #expect(title.scale == 1 && title.isWhole && title.scaledFrame(.leftToRight) == title.frame)
    #expect(try #require(bar(traits: .phone("iPhone 8 Plus")).largeTitle).frame.x == 20)
    #expect(bar("").largeTitle == nil && bar(nil).largeTitle == nil)
    #expect(bar("").background.height == 116)
  }

  @Test("right to left it ends at the other margin")
  func mirrored() throws {
    let title = try #require(bar(traits: .phone(direction: .rightToLeft)).largeTitle)
    #expect(title.frame == Rect(x: 375 - 16 - 50, y: 64, width: 50, height: 52))
  }

  @Test("a long title is cut at the margins")
  func long() throws {
    let title = try #require(bar(String(repeating: "m", count: 200)).largeTitle)
    #expect(title.frame == Rect(x: 16, y: 64, width: 343, height: 52))
  }

  @Test("the row's title stands in for it when no more than 10 points are left")
  func handOver() {
    for (offset, isLarge) in [
      (-116.0, true), (-90, true), (-74.5, true), (-74, false), (-64, false), (0, false),
    ] {
      let bar = bar(offset: offset)
      #expect((bar.largeTitle != nil) == isLarge && bar.titleOpacity == (isLarge ? 0 : 1), "\(offset)")
      #expect(bar.title != nil)
    }
  }

  @Test("scrolled, it moves up under the row and is cut there")
  func scrolled() throws {
    let title = try #require(bar(offset: -96).largeTitle)
    #expect(title.frame.y == 44 && !title.isWhole)
    #expect(title.visiblePart == Rect(x: 0, y: 64, width: 375, height: 32))
  }

  @Test("pulled, it grows about the leading end of its baseline: 3 % for 44 points, 10 % at most")
  func grown() throws {
    let title = try #require(bar(offset: -116 - 44).largeTitle)
    #expect(title.scale == 1.03 && title.frame.y == 108)
    let drawn = title.scaledFrame(.leftToRight)
    #expect(drawn.x == 16 && abs(drawn.width - 51.5) < 0.001)
    #expect(abs(drawn.y + title.baseline * 1.03 - 144) < 0.002)
    #expect(abs(title.scaledFrame(.rightToLeft).maxX - title.frame.maxX) < 0.001)
    #expect(try #require(bar(offset: -600).largeTitle).scale == 1.1)
    // 340 points wide it may grow to 343.
    #expect(try #require(bar(String(repeating: "m", count: 34), offset: -600).largeTitle).scale == 1.009)
  }

  @Test("it follows the content size by the text style's table; a size of its own does not")
  func contentSize() throws {
    for (category, size, part) in [
      (ContentSizeCategory.extraSmall, 31.0, 49.0), (.large, 34, 52), (.extraExtraExtraLarge, 40, 59),
      (.accessibilityExtraExtraExtraLarge, 60, 81),
    ] {
      let traits = Traits(device: Traits.phone().device, contentSize: category)
      let bar = bar(traits: traits)
      #expect(try #require(bar.largeTitle).font.size == size)
      #expect(bar.background.height == 64 + part)
      #expect(try #require(bar.title).font.size == 17)
      var appearance = BarAppearance()
      appearance.largeTitle.font.size = 30
      #expect(
        try #require(self.bar(traits: traits, appearance: appearance).largeTitle).font.size == 30)
    }
  }

  @Test("attributes set its font, colour's place stays, an offset moves it")
  func attributes() throws {
    var appearance = BarAppearance()
    appearance.largeTitle.font = FontDescription(size: 28, weight: .heavy, family: "Georgia")
    appearance.largeTitle.offset = Point(x: 3, y: -4)
    let title = try #require(bar(appearance: appearance).largeTitle)
    #expect(title.font == appearance.largeTitle.font)
    #expect(title.frame.origin == Point(x: 19, y: 60) && title.isWhole)
  }
}
