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
    var trace = LifecycleTrace(motion: .uikit)
    trace.add(heading: "scene green to purple")
    trace.add(start: stack)
    let operations = [StackOperation.push(detail, animated: animated), .pop(animated: animated)]
    for (index, operation) in operations.enumerated() {
      trace.add(step: index + 1, try stack.perform(operation), strategy: strategy)
    }
    return trace.text
  }

  @Test("green to purple and back with fake bars")
  func fakeBar() throws {
    let expected = """
      scene green to purple
      stack home
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
          0 ms  detail        viewDidLoad
          0 ms  home          viewWillDisappear
          0 ms  detail        viewWillAppear  → bar: barTintColor #AF52DE
          0 ms  detail        willShow
          0 ms  detail        viewWillLayoutSubviews
          0 ms  fakeBar       fake bar of detail captured with its new style and shown in the page
          0 ms  detail        viewDidLayoutSubviews
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
          0 ms  detail        viewWillDisappear
          0 ms  fakeBar       real bar restored from the fake bar of home
          0 ms  home          viewWillAppear
          0 ms  home          willShow
          0 ms  home          viewWillLayoutSubviews
          0 ms  fakeBar       fake bar of home shown in the page
          0 ms  home          viewDidLayoutSubviews
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
  }

  @Test("a longer name pushes its words along instead of being cut")
  func longName() throws {
    let page = Page(Screen(name: "conversation-list"))
    let stack = try NavigationStack(pages: [page], bar: BarStyle(), ownership: .shared)
    var trace = LifecycleTrace(motion: .uikit)
    trace.add(start: stack)
    #expect(trace.text.contains("\n    0 ms  conversation-list viewDidLoad\n"))
  }
}
