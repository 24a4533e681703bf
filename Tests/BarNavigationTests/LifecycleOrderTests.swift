import BarModel
import BarNavigation
import Testing

/// The order of UIKit's calls, as logs of several authors agree on it.
@Suite("Order of the life cycle")
struct LifecycleOrderTests {
  private func stack(_ names: String..., ownership: BarOwnership = .shared) throws -> NavigationStack {
    try NavigationStack(pages: names.map { Page($0) }, bar: BarStyle(), ownership: ownership)
  }

  @Test("the root is pushed by the initialiser, loaded, appears and is announced, without a transition")
  func initial() throws {
    #expect(
      try stack("a").initialEvents.words == [
        "a.pushViewController", "a.viewDidLoad", "a.viewWillAppear", "a.willShow",
        "a.viewWillLayoutSubviews", "a.viewDidLayoutSubviews", "a.viewDidAppear", "a.didShow",
      ])
  }

  @Test("of a stack that is given whole only the top page is loaded and appears")
  func initialTop() throws {
    let stack = try stack("a", "b", "c")
    #expect(Set(stack.initialEvents.map(\.page)) == ["c"])
    #expect(stack.top.name == "c" && stack.ancestors.last?.name == "b")
    #expect(stack.pages.map(\.name) == ["a", "b", "c"])
  }

  @Test(
    "push: the new page loads, the old one is told first, delegate and layout follow, then the animation",
    arguments: [BarOwnership.shared, .remembered])
  func push(ownership: BarOwnership) throws {
    var stack = try stack("a", ownership: ownership)
    let transition = try stack.perform(.push(Page("b"), animated: true))
    #expect(
      transition.events.filter { $0.moment == .before }.words == [
        "b.willMoveToParent", "b.shouldPush", "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear",
        "b.willShow", "b.viewWillLayoutSubviews", "b.viewDidLayoutSubviews",
      ])
    #expect(
      transition.events.filter { $0.moment == .after }.words == [
        "b.didPush", "a.viewDidDisappear", "b.viewDidAppear", "b.didShow", "b.didMoveToParent",
      ])
    #expect(transition.isPush && transition.from.name == "a" && transition.to.name == "b")
    #expect(transition.belowFrom == nil && transition.belowTo?.name == "a")
    #expect(stack.pages.map(\.name) == ["a", "b"])
  }

  @Test(
    "pop: the same the other way; the page leaves its parent and is released at the end",
    arguments: [BarOwnership.shared, .remembered])
  func pop(ownership: BarOwnership) throws {
    var stack = try stack("a", ownership: ownership)
    _ = try stack.perform(.push(Page("b"), animated: true))
    let transition = try stack.perform(.pop(animated: true))
    #expect(
      transition.events.filter { $0.moment == .before }.words == [
        "b.willMoveToParent", "b.shouldPop", "b.viewWillDisappear", "a.viewWillAppear", "a.willShow",
        "a.viewWillLayoutSubviews", "a.viewDidLayoutSubviews",
      ])
    #expect(
      transition.events.filter { $0.moment == .after }.words == [
        "b.didPop", "b.viewDidDisappear", "a.viewDidAppear", "a.didShow", "b.didMoveToParent", "b.deinit",
      ])
    #expect(!transition.isPush && transition.from.name == "b" && transition.to.name == "a")
    #expect(transition.belowFrom?.name == "a" && transition.belowTo == nil)
    #expect(stack.pages.map(\.name) == ["a"])
  }

  @Test("the calls after the animation come after those before it")
  func moments() throws {
    var stack = try stack("a")
    for operation in [StackOperation.push(Page("b"), animated: true), .pop(animated: true)] {
      let moments = try stack.perform(operation).events.map(\.moment)
      #expect(moments == moments.filter { $0 == .before } + moments.filter { $0 == .after })
    }
  }

  // UINavigationBar.h: didPush and didPop come at the end of the animation, or at once without one.
  @Test("without animation the same calls come, but the bar's delegate hears of the end at once")
  func notAnimated() throws {
    var (first, second) = (try stack("a"), try stack("a"))
    func push(_ animated: Bool) -> StackOperation { .push(Page("b"), animated: animated) }
    func pop(_ animated: Bool) -> StackOperation { .pop(animated: animated) }
    for (operation, done) in [(push, LifecycleEvent.Kind.didPush), (pop, .didPop)] {
      let slow = try first.perform(operation(true)).events
      let fast = try second.perform(operation(false)).events
      let others = fast.filter { $0.kind != done }.words
      #expect(slow.filter { $0.kind != done }.words == others)
      #expect(slow.first { $0.kind == done }?.moment == .after)
      // willMoveToParent, shouldPush, didPush
      #expect(fast[2].kind == done && fast[2].moment == .before)
      #expect(operation(true).isAnimated && !operation(false).isAnimated)
      #expect(first == second)
    }
  }

  @Test("a page is loaded once while it is on the stack, a released one anew")
  func loadsOnce() throws {
    var stack = try stack("a", "b")
    func loads(_ transition: Transition) -> [String] {
      transition.events.filter { $0.kind == .viewDidLoad }.map(\.page)
    }
    // a was below at the start: its view is not loaded until it is shown.
    #expect(loads(try stack.perform(.pop(animated: true))) == ["a"])
    #expect(loads(try stack.perform(.push(Page("b"), animated: true))) == ["b"])
    #expect(loads(try stack.perform(.pop(animated: true))) == [])
    #expect(loads(try stack.perform(.push(Page("b"), animated: true))) == ["b"])
  }

  @Test("every hook listens to the call of its own name")
  func hooks() {
    let listening = LifecycleEvent.Kind.allCases.compactMap { kind in
      kind.hook.map { (kind.rawValue, $0.rawValue) }
    }
    #expect(listening.allSatisfy { $0.0 == $0.1 })
    #expect(Set(listening.map(\.1)) == Set(LifecycleHook.allCases.map(\.rawValue)))
  }

  @Test("the words for operations are push and pop")
  func words() {
    #expect(StackOperation.push(Page("b"), animated: true).name == "push")
    #expect(StackOperation.pop(animated: false).name == "pop")
  }
}
