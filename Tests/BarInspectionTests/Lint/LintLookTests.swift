import BarGeometry
import BarInspection
import BarModel
import BarNavigation
import Testing

/// Properties that contradict each other or count for nothing (R2, R3, R5, R9, R19; UINavigationBar.h).
@Suite("Lint: looks")
struct LintLookTests {
  private func findings(os: Int = 14, _ bar: BarStyle, _ change: (inout Screen) -> Void = { _ in }) throws
    -> [String]
  {
    try LintStory(os: os, stack: [.page("home", [.viewWillAppear: bar], change)]).findings
  }

  private let hook = "$.screens.home.hooks.viewWillAppear.bar"

  @Test("a legacy colour is gone at the scroll edge from iOS 15 on")
  func legacyAtEdge() throws {
    #expect(try findings(os: 15, .green) == ["legacy-at-scroll-edge \(hook).barTintColor"])
    #expect(try findings(os: 14, .green) == [])
    let edge = BarStyle.green.applying(.with { $0.scrollEdgeAppearance = .value(AppearanceStyle()) })
    #expect(try findings(os: 15, edge) == [])
    #expect(try findings(os: 15, .with { $0.tintColor = .value(DynamicColor(.white)) }) == [])
    let clear = BarStyle.with {
      $0.backgroundImage = .value(.empty)
      $0.shadowImage = .value(.empty)
    }
    #expect(try findings(os: 15, clear) == [])
  }

  @Test("a bar that is hidden has nothing that could be missed")
  func hidden() throws {
    let hide: (inout Screen) -> Void = { $0.barHiding = [.viewWillAppear: BarHiding(isHidden: true)] }
    #expect(try findings(os: 15, .green, hide) == [])
    #expect(try findings(.with { $0.shadowImage = .value(.empty) }, hide) == [])
  }

  @Test("scrolled away from it, a legacy colour is a note")
  func legacyScrolled() throws {
    let subject = try LintStory(
      os: 17,
      stack: [.page("home", [.viewWillAppear: .green]) { $0.scroll = ScrollState(contentOffset: 40) }]
    ).subject
    #expect(LintRuleList.findings(in: subject).map(\.severity) == [.note])
  }

  @Test("without a scroll view only scrollEdgeAppearance is ever seen")
  func appearanceAtEdge() throws {
    let alone = BarStyle.opaque(.white, edge: false)
    #expect(try findings(os: 15, alone) == ["appearance-at-scroll-edge \(hook).standardAppearance"])
    #expect(try findings(os: 14, alone) == [])
    #expect(try findings(os: 15, .opaque(.white)) == [])
    // UIKit's own idiom: transparent at the top, coloured when scrolled.
    #expect(try findings(os: 15, alone) { $0.scroll = ScrollState() } == [])
    #expect(
      try findings(os: 15, .with { $0.standardAppearance = .value(AppearanceStyle(configure: .default)) })
        == [])
    let item = try findings(os: 15, BarStyle()) {
      $0.item.standardAppearance = AppearanceStyle(configure: .opaque)
    }
    #expect(item == ["appearance-at-scroll-edge $.screens.home.item.standardAppearance"])
  }

  @Test("an appearance object counts whole")
  func legacyIgnored() throws {
    let both = BarStyle.green.applying(.opaque(.white))
    #expect(try findings(os: 17, both) == ["legacy-ignored \(hook).barTintColor"])
    #expect(try findings(os: 12, both) == [])
  }

  @Test(
    "a background image's alpha and translucent agree",
    arguments: [(true, true, false), (true, false, true), (false, false, false), (false, true, true)])
  func imageAlpha(_ alpha: Bool, _ translucent: Bool, _ isFound: Bool) throws {
    let bar = BarStyle.with {
      $0.backgroundImage = .value(.plain(alpha: alpha))
      $0.translucent = .value(translucent)
    }
    #expect(try findings(bar) == (isFound ? ["image-alpha-vs-translucent \(hook).translucent"] : []))
  }

  @Test("an image decides by itself where translucent is left out")
  func imageAlone() throws {
    #expect(try findings(.with { $0.backgroundImage = .value(.plain(alpha: true)) }) == [])
  }

  @Test("a transparent bar is two empty images")
  func emptyShadow() throws {
    let half = BarStyle.with { $0.backgroundImage = .value(.empty) }
    #expect(try findings(half) == ["empty-background-without-empty-shadow \(hook).backgroundImage"])
    let whole = half.applying(.with { $0.shadowImage = .value(.empty) })
    #expect(try findings(whole) == [])
  }

  @Test("a shadow image without a background image does not count")
  func hairline() throws {
    let alone = BarStyle.with { $0.shadowImage = .value(.empty) }
    #expect(try findings(alone) == ["hairline-outside-style \(hook).shadowImage"])
    let backed = alone.applying(.with { $0.backgroundImage = .value(.plain(alpha: false)) })
    #expect(try findings(backed) == [])
    var subject = try LintStory(stack: [.page("home")]).subject
    subject.faults = ["emptyFake", "hairlineByHand"]
    #expect(LintStory.findings(subject) == ["hairline-outside-style $.faults[1]"])
  }

  @Test("indicator and mask count as a pair")
  func backIndicator() throws {
    let image = BarStyle.with { $0.backIndicatorImage = .value(.plain(alpha: true)) }
    #expect(try findings(image) == ["back-indicator-alone \(hook).backIndicatorImage"])
    let mask = BarStyle.with { $0.backIndicatorTransitionMaskImage = .value(.plain(alpha: true)) }
    #expect(try findings(mask) == ["back-indicator-alone \(hook).backIndicatorTransitionMaskImage"])
    #expect(try findings(image.applying(mask)) == [])
    let object = BarStyle.with {
      var style = AppearanceStyle(configure: .default)
      style.backIndicatorImage = .value(.plain(alpha: true))
      $0.standardAppearance = .value(style)
    }
    #expect(try findings(object) == ["back-indicator-alone \(hook).standardAppearance.backIndicatorImage"])
  }

  @Test("the window shows behind a see-through bar over a page that begins below it")
  func barOverWindow() throws {
    let path = "bar-over-window $.screens.home.layout.edgesForExtendedLayout"
    #expect(try findings(BarStyle()) { $0.extendsUnderTopBar = false } == [path])
    #expect(try findings(.opaque(.white)) { $0.extendsUnderTopBar = false } == [])
    #expect(try findings(.with { $0.translucent = .value(false) }) { $0.extendsUnderTopBar = false } == [])
    var subject = try LintStory(stack: [.page("home") { $0.extendsUnderTopBar = false }]).subject
    subject.container = .white
    #expect(LintStory.findings(subject) == [path])
    subject.stack[0].screen.content.color = DynamicColor(.white)
    #expect(LintStory.findings(subject) == [])
  }

  @Test("translucent that changes from page to page moves content, unless pages begin at the top anyway")
  func translucentChanges() throws {
    let opaque = BarStyle.with { $0.translucent = .value(false) }
    let clear = BarStyle.with { $0.translucent = .value(true) }
    func story(_ change: @escaping (inout Screen) -> Void) -> LintStory {
      LintStory(
        stack: [.page("home", [.viewWillAppear: clear], change)],
        push: [.page("detail", [.viewWillAppear: opaque], change)])
    }
    #expect(
      try story { _ in }.findings
        == ["translucent-changes $.screens.detail.hooks.viewWillAppear.bar.translucent"])
    #expect(try story { $0.extendedLayoutIncludesOpaqueBars = true }.findings == [])
    var there = try story { _ in }.subject
    var back = try #require(there.moves.first)
    (back.from, back.to, back.below, back.direction) = (back.to, back.from, nil, .pop)
    there.moves.append(back)
    #expect(LintStory.findings(there).count == 1, "the way back is the same pair")
  }
}
