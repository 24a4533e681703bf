import BarGeometry
import BarInspection
import BarModel
import BarMotion
import BarNavigation
import Testing

/// The trace, word for word: calls in UIKit's order, writes to the bar, and what the strategy does between.
@Suite("Life-cycle trace")
struct LifecycleTraceTests {
  private func bar(_ hex: String) -> BarStyle {
    var style = BarStyle()
    style.barTintColor = .value(DynamicColor(Color(hex: hex) ?? .clear))
    return style
  }

  /// Green home, purple detail: pushed and popped.
  private func trace(_ strategy: any TransitionStrategy, animated: Bool = true) throws -> String {
    let home = Page(Screen(name: "home", hooks: [.viewDidLoad: bar("#34C759")]))
    let detail = Page(Screen(name: "detail", hooks: [.viewWillAppear: bar("#AF52DE")]))
    var stack = try NavigationStack(pages: [home], bar: BarStyle(), ownership: strategy.ownership)
    var trace = LifecycleTrace()
    trace.add(heading: "scene green to purple")
    trace.add(start: stack)
    let operations = [StackOperation.push(detail, animated: animated), .pop(animated: animated)]
    for (index, operation) in operations.enumerated() {
      let playback = animated ? Playback.timed(.uikit) : Playback([])
      // 31 frames at 60 a second, or one before and one after.
      let frames = animated ? (0...30).map { playback.instant(at: Double($0) / 60) } : [.start, .end]
      trace.add(
        step: index + 1, try stack.perform(operation), playback: playback, frames: frames,
        strategy: strategy)
    }
    return trace.text
  }

  @Test("green to purple and back with fake bars")
  func fakeBar() throws {
    let expected = """
      scene green to purple
      stack home
          0 ms  home          pushViewController
          0 ms  home          viewDidLoad  → bar: barTintColor #34C759
          0 ms  home          viewWillAppear
          0 ms  home          willShow
          0 ms  home          viewWillLayoutSubviews
          0 ms  home          viewDidLayoutSubviews
          0 ms  home          viewDidAppear
          0 ms  home          didShow
      step 1: push home → detail, animated
          0 ms  fakeBar       fake bar of home captured from the real bar and shown in the page
          0 ms  fakeBar       real bar's background hidden
          0 ms  detail        willMoveToParent
          0 ms  detail        shouldPush
          0 ms  detail        viewDidLoad
          0 ms  home          viewWillDisappear
          0 ms  detail        viewWillAppear  → bar: barTintColor #AF52DE
          0 ms  detail        willShow
          0 ms  detail        viewWillLayoutSubviews
          0 ms  fakeBar       fake bar of detail captured with its new style and shown in the page
          0 ms  detail        viewDidLayoutSubviews
          0 ms  frames        0…30 animation
        500 ms  detail        didPush
        500 ms  home          viewDidDisappear
        500 ms  fakeBar       fake bar of detail removed, real bar shown with its style
        500 ms  fakeBar       fake bar of home kept as the memory of its style
        500 ms  detail        viewDidAppear
        500 ms  detail        didShow
        500 ms  detail        didMoveToParent
      step 2: pop detail → home, animated
          0 ms  fakeBar       fake bar of detail captured from the real bar and shown in the page
          0 ms  fakeBar       real bar's background hidden
          0 ms  detail        willMoveToParent
          0 ms  detail        shouldPop  (not asked: the page has left)
          0 ms  detail        viewWillDisappear
          0 ms  fakeBar       real bar restored from the fake bar of home
          0 ms  home          viewWillAppear
          0 ms  home          willShow
          0 ms  home          viewWillLayoutSubviews
          0 ms  fakeBar       fake bar of home shown in the page
          0 ms  home          viewDidLayoutSubviews
          0 ms  frames        0…30 animation
        500 ms  detail        didPop
        500 ms  detail        viewDidDisappear
        500 ms  fakeBar       fake bar of home removed, real bar shown with its style
        500 ms  home          viewDidAppear
        500 ms  home          didShow
        500 ms  detail        didMoveToParent
        500 ms  detail        deinit

      """
    #expect(try trace(FakeBarStrategy()) == expected)
  }

  @Test("the shared bar adds no lines: the trace is the system's calls alone")
  func sharedBar() throws {
    let fake = try trace(FakeBarStrategy()).split(separator: "\n").filter { !$0.contains("ms  fakeBar") }
    #expect(try trace(SharedBarStrategy()).split(separator: "\n") == fake)
  }

  @Test("without animation everything comes at once, and the step says so")
  func notAnimated() throws {
    let text = try trace(FakeBarStrategy(), animated: false)
    #expect(text.contains("step 1: push home → detail, not animated\n"))
    #expect(!text.contains("500 ms"))
    #expect(text.contains("\n    0 ms  frames        0…1 at rest\n"))
  }

  @Test("a longer name pushes its words along instead of being cut")
  func longName() throws {
    let page = Page(Screen(name: "conversation-list"))
    let stack = try NavigationStack(pages: [page], bar: BarStyle(), ownership: .shared)
    var trace = LifecycleTrace()
    trace.add(start: stack)
    #expect(trace.text.contains("\n    0 ms  conversation-list viewDidLoad\n"))
  }

  /// Of one step under the shared bar, without the heading.
  private func lines(
    _ operation: StackOperation, on pages: [Page], _ playback: Playback, frames: [Instant]
  ) throws -> [String] {
    var stack = try NavigationStack(pages: pages, bar: BarStyle(), ownership: .shared)
    var trace = LifecycleTrace()
    trace.add(
      step: 1, try stack.perform(operation), playback: playback, frames: frames,
      strategy: SharedBarStrategy())
    return trace.text.split(separator: "\n").map(String.init)
  }

  @Test("a finger's release stands between the frames that it leads and those that follow it")
  func swipe() throws {
    let playback = Playback(
      [
        .init(.dragging, start: 0, duration: 0.2, from: 0, to: 0.4, curve: .linear),
        .init(.cancelling, start: 0.2, duration: 0.1, from: 0.4, to: 0, curve: .linear),
      ], isCancelled: true)
    let frames = [0, 0.1, 0.19, 0.21, 0.25, 0.3].map { playback.instant(at: $0) }
    let pages = ["a", "b"].map { Page(Screen(name: $0)) }
    let lines = try lines(.swipe(isCancelled: true), on: pages, playback, frames: frames)
    #expect(lines.first == "step 1: swipe b → a, animated, cancelled")
    let middle = try #require(lines.firstIndex { $0.hasSuffix("notifyWhenInteractionChanges") })
    #expect(
      Array(lines[middle - 1...middle + 2]) == [
        "    0 ms  frames        0…2 dragging",
        "  200 ms  b             notifyWhenInteractionChanges",
        "  210 ms  frames        3…5 cancelling",
        "  300 ms  a             viewWillDisappear",
      ])
  }

  @Test("a refused tap says who refused, and that the bar comes back")
  func veto() throws {
    var screen = Screen(name: "b")
    screen.allowsPop = false
    let playback = Playback.timed(Motion(curve: .linear, duration: 0.25))
    let lines = try lines(
      .backButton(animated: true), on: [Page(Screen(name: "a")), Page(screen)], playback,
      frames: [playback.instant(at: 0), playback.instant(at: 0.1), playback.instant(at: 0.25)])
    #expect(
      lines == [
        "step 1: backButton b, animated, vetoed",
        "    0 ms  b             shouldPop  (the page vetoes it)",
        "    0 ms  frames        0…2 animation",
        "  250 ms  bar           its subviews are back at alpha 1",
      ])
  }

  @Test("a hook that hides the bar says how")
  func hiding() throws {
    var screen = Screen(name: "b", hooks: [.viewWillAppear: bar("#AF52DE")])
    screen.barHiding[.viewWillAppear] = BarHiding(isHidden: true, isAnimated: false)
    let lines = try lines(
      .push(Page(screen), animated: true), on: [Page(Screen(name: "a"))], .timed(.uikit), frames: [])
    #expect(
      lines.contains("    0 ms  b             viewWillAppear  → bar: barTintColor #AF52DE; hidden at once"))
  }
}

extension Instant {
  fileprivate static let start = Instant(progress: 0, time: 0, phase: .rest)
  fileprivate static let end = Instant(progress: 1, time: 0, phase: .rest)
}
