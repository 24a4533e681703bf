import BarGeometry
import BarInspection
import BarModel
import BarNavigation
import Testing

/// Which hook is for what (R8, R11, R19). The order of calls: uikit-semantics, 5.
@Suite("Lint: hooks")
struct LintHookTests {
  private let home = Screen.page("home", [.viewWillAppear: .green])

  @Test("putting the bar back in viewWillDisappear is found under every strategy")
  func willDisappear() throws {
    let detail = Screen.page("detail", [.viewWillAppear: .purple, .viewWillDisappear: .green])
    for name in ["sharedBar", "fakeBar"] {
      let story = LintStory(stack: [home], push: [detail], strategies: [StrategyChoice(name)])
      #expect(
        try story.findings
          == ["restore-in-will-disappear $.screens.detail.hooks.viewWillDisappear.bar.barTintColor"])
    }
  }

  @Test("an empty hook writes nothing")
  func emptyHook() throws {
    let detail = Screen.page("detail", [.viewWillAppear: .purple, .viewWillDisappear: BarStyle()])
    #expect(try LintStory(stack: [home], push: [detail]).findings == [])
  }

  @Test("viewDidDisappear writes over the next page's look")
  func didDisappear() throws {
    let detail = Screen.page("detail", [.viewWillAppear: .purple, .viewDidDisappear: .green])
    #expect(
      try LintStory(stack: [home], push: [detail]).findings
        == ["style-in-did-disappear $.screens.detail.hooks.viewDidDisappear.bar.barTintColor"])
  }

  @Test("a style that comes in viewDidAppear comes late; saying the same again is harmless")
  func didAppear() throws {
    let late = Screen.page("detail", [.viewDidAppear: .purple])
    #expect(
      try LintStory(stack: [home], push: [late]).findings
        == ["style-in-did-appear $.screens.detail.hooks.viewDidAppear.bar.barTintColor"])
    let changed = Screen.page("detail", [.viewWillAppear: .green, .viewDidAppear: .purple])
    #expect(
      try LintStory(stack: [home], push: [changed]).findings
        == ["style-in-did-appear $.screens.detail.hooks.viewDidAppear.bar.barTintColor"])
    let again = Screen.page("detail", [.viewWillAppear: .purple, .viewDidAppear: .purple])
    #expect(try LintStory(stack: [home], push: [again]).findings == [])
  }

  @Test(
    "hiding belongs in viewWillAppear",
    arguments: [LifecycleHook.viewDidLoad, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
  func hiding(_ hook: LifecycleHook) throws {
    let showing = Screen.page("home") { $0.barHiding = [.viewWillAppear: BarHiding(isHidden: false)] }
    let detail = Screen.page("detail") { $0.barHiding = [hook: BarHiding(isHidden: true)] }
    let found = try LintStory(stack: [showing], push: [detail]).findings
    #expect(found.contains("hide-outside-will-appear $.screens.detail.hooks.\(hook.rawValue).barHidden"))
    let right = Screen.page("detail") { $0.barHiding = [.viewWillAppear: BarHiding(isHidden: true)] }
    #expect(try LintStory(stack: [showing], push: [right]).findings == [])
  }

  @Test(
    "the bar's animated flag must be the transition's",
    arguments: [(true, false), (false, true), (true, true), (false, false)])
  func animated(_ bar: Bool, _ transition: Bool) throws {
    let showing = Screen.page("home") { $0.barHiding = [.viewWillAppear: BarHiding(isHidden: false)] }
    let detail = Screen.page("detail") {
      $0.barHiding = [.viewWillAppear: BarHiding(isHidden: true, isAnimated: bar)]
    }
    let story = LintStory(stack: [showing], push: [detail], isAnimated: transition)
    let path = "$.screens.detail.hooks.viewWillAppear.barHidden.animated"
    #expect(try story.findings == (bar == transition ? [] : ["animated-disagrees \(path)"]))
  }

  @Test("a flag that moves nothing disagrees with nothing")
  func animatedUnmoved() throws {
    let detail = Screen.page("detail") {
      $0.barHiding = [.viewWillAppear: BarHiding(isHidden: false, isAnimated: false)]
    }
    #expect(try LintStory(stack: [home], push: [detail]).findings.filter { $0.hasPrefix("animated") } == [])
  }
}
