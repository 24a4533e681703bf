import BarGeometry
import BarInspection
import BarModel
import BarNavigation
import Testing

/// One bar for all pages: who sets what, and who sets it back (R8, R12, R19).
@Suite("Lint: the shared bar")
struct LintSharedBarTests {
  @Test("a colour that the page below does not set stays after a pop")
  func unset() throws {
    let story = LintStory(stack: [.page("home")], push: [.page("detail", [.viewWillAppear: .purple])])
    #expect(
      try story.findings == ["unset-property $.screens.detail.hooks.viewWillAppear.bar.barTintColor"])
  }

  @Test("so does one over a page that was put there and never shown")
  func unsetBelow() throws {
    let story = LintStory(stack: [.page("home"), .page("detail", [.viewWillAppear: .purple])])
    #expect(
      try story.findings == ["unset-property $.screens.detail.hooks.viewWillAppear.bar.barTintColor"])
  }

  @Test("pages that each say what they want leave nothing behind")
  func healthy() throws {
    let story = LintStory(
      stack: [.page("home", [.viewWillAppear: .green])], push: [.page("detail", [.viewWillAppear: .purple])])
    #expect(try story.findings == [])
  }

  @Test("the same colour everywhere leaves nothing behind either")
  func sameValue() throws {
    let story = LintStory(
      bar: .green, stack: [.page("home")], push: [.page("detail", [.viewWillAppear: .green])])
    #expect(try story.findings == [])
  }

  @Test("null for the system's colour puts it back")
  func null() throws {
    let story = LintStory(
      stack: [.page("home", [.viewWillAppear: .with { $0.barTintColor = .unset }])],
      push: [.page("detail", [.viewWillAppear: .purple])])
    #expect(try story.findings == [])
  }

  @Test("viewDidLoad alone does not bring a colour back")
  func loadedOnly() throws {
    let story = LintStory(
      stack: [.page("home", [.viewDidLoad: .green])], push: [.page("detail", [.viewWillAppear: .purple])])
    #expect(
      try story.findings == ["unset-property $.screens.detail.hooks.viewWillAppear.bar.barTintColor"])
    let remedy = LintRuleList.findings(in: try story.subject).first?.remedy
    #expect(remedy == "move barTintColor of 'home' to viewWillAppear")
  }

  @Test("a strategy that remembers needs none of this")
  func remembered() throws {
    let story = LintStory(
      stack: [.page("home")], push: [.page("detail", [.viewWillAppear: .purple])],
      strategies: [StrategyChoice("fakeBar")])
    #expect(try story.findings == [])
  }

  @Test("a page with a bar of its own writes to that", arguments: ["perPageBar", "ownContainer"])
  func ownBar(_ strategy: String) throws {
    let detail = Screen.page("detail", [.viewWillAppear: .purple]) { $0.strategy = StrategyChoice(strategy) }
    #expect(try LintStory(stack: [.page("home")], push: [detail]).findings == [])
  }

  @Test("part of an appearance that the page below does not write stays too")
  func appearance() throws {
    let titled = BarStyle.with {
      var style = AppearanceStyle()
      style.titleTextAttributes = .value(TextAttributes(color: DynamicColor(.white)))
      $0.standardAppearance = .value(style)
    }
    // Configure calls leave titles alone (documented).
    let story = LintStory(
      stack: [.page("home", [.viewWillAppear: .opaque(.white)])],
      push: [.page("detail", [.viewWillAppear: titled])])
    #expect(
      try story.findings
        == ["unset-property $.screens.detail.hooks.viewWillAppear.bar.standardAppearance"])
  }

  @Test("a hidden bar stays hidden over a page that says nothing")
  func hidden() throws {
    let hiding = Screen.page("detail") { $0.barHiding = [.viewWillAppear: BarHiding(isHidden: true)] }
    let path = "$.screens.detail.hooks.viewWillAppear.barHidden"
    #expect(
      try LintStory(stack: [.page("home")], push: [hiding]).findings == ["hiding-not-restored \(path)"])
    let showing = Screen.page("home") { $0.barHiding = [.viewWillAppear: BarHiding(isHidden: false)] }
    #expect(try LintStory(stack: [showing], push: [hiding]).findings == [])
    let both = Screen.page("home") { $0.barHiding = [.viewWillAppear: BarHiding(isHidden: true)] }
    #expect(try LintStory(stack: [both], push: [hiding]).findings == [])
  }

  @Test("a bar that follows scrolling is written again when its page comes back, or keeps the other's look")
  func scroll() throws {
    var scroll = ScrollState()
    scroll.onScroll = [ScrollRule(offset: 0, bar: .green)]
    let profile = Screen.page("profile") { $0.scroll = scroll }
    let detail = Screen.page("detail", [.viewWillAppear: .purple])
    #expect(
      try LintStory(stack: [profile], push: [detail]).findings
        == ["scroll-not-refreshed $.screens.profile.scroll.onScroll[0].bar.barTintColor"])
    var placed = profile
    placed.scroll?.contentOffset = 0
    #expect(try LintStory(stack: [placed], push: [detail]).findings == [])
    var refreshed = profile
    refreshed.hooks = [.viewWillAppear: .green]
    #expect(try LintStory(stack: [refreshed], push: [detail]).findings == [])
  }

  @Test("what a page above writes while it scrolls stays after a pop")
  func scrollAbove() throws {
    var scroll = ScrollState()
    scroll.onScroll = [ScrollRule(offset: 0, bar: .green)]
    let story = LintStory(stack: [.page("home")], push: [.page("profile") { $0.scroll = scroll }])
    #expect(
      try story.findings == ["unset-property $.screens.profile.scroll.onScroll[0].bar.barTintColor"])
  }
}
