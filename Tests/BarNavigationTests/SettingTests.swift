import BarModel
import BarNavigation
import Testing

/// setViewControllers(_:animated:), by UIKit's documentation: the same top controller moves nothing, one that was on
/// the stack comes as in a pop, a new one as in a push.
@Suite("Setting the stack")
struct SettingTests {
  @Test("a new top page is pushed, even onto a smaller stack")
  func push() throws {
    var stack = try NavigationStack.of("a", "b", "c")
    let transition = try stack.perform(.set([Page("a"), Page("d")], animated: true))
    #expect(transition.direction == .push && transition.from.name == "c" && transition.to.name == "d")
    #expect(
      transition.words(.before) == [
        "b.willMoveToParent", "c.willMoveToParent", "d.willMoveToParent", "d.viewDidLoad",
        "c.viewWillDisappear", "d.viewWillAppear", "d.willShow", "d.viewWillLayoutSubviews",
        "d.viewDidLayoutSubviews",
      ])
    #expect(
      transition.words(.after) == [
        "c.viewDidDisappear", "d.viewDidAppear", "d.didShow", "d.didMoveToParent", "b.didMoveToParent",
        "c.didMoveToParent", "b.deinit", "c.deinit",
      ])
    #expect(stack.names == ["a", "d"] && stack.items == ["a", "d"])
  }

  @Test("of several new pages only the last one's view is shown")
  func several() throws {
    var stack = try NavigationStack.of("a")
    let transition = try stack.perform(.set([Page("a"), Page("b"), Page("c")], animated: true))
    let calls = transition.events.filter { $0.page == "b" }.map(\.kind)
    #expect(calls == [.willMoveToParent, .didMoveToParent])
    #expect(transition.ancestorsOfTo.map(\.name) == ["a", "b"])
  }

  @Test("a top page that was on the stack comes back as in a pop, even when the stack grows")
  func pop() throws {
    var stack = try NavigationStack.of("a", "b")
    let transition = try stack.perform(.set([Page("b"), Page("c"), Page("a")], animated: true))
    #expect(transition.direction == .pop && transition.from.name == "b" && transition.to.name == "a")
    #expect(transition.popped.isEmpty && stack.names == ["b", "c", "a"])
    #expect(!transition.events.words.contains("b.deinit"))
  }

  @Test("under the same top page nothing slides; items and back button are the new ones")
  func sameTop() throws {
    var stack = try NavigationStack.of("a", "b", "c")
    let transition = try stack.perform(.set([Page("x"), Page("c")], animated: true))
    #expect(transition.direction == nil && transition.from == transition.to)
    #expect(transition.belowFrom?.name == "b" && transition.belowTo?.name == "x")
    #expect(
      transition.events.words == [
        "a.willMoveToParent", "b.willMoveToParent", "x.willMoveToParent", "x.didMoveToParent",
        "a.didMoveToParent", "b.didMoveToParent", "a.deinit", "b.deinit",
      ])
    #expect(stack.names == ["x", "c"] && stack.items == ["x", "c"])
    #expect(transition.popped.map(\.name) == ["a", "b"])
  }

  @Test("a page that stays is the object it was: not loaded again, with the wishes it got")
  func sameObject() throws {
    var stack = try NavigationStack.of("a", "b")
    _ = try stack.perform(.restyle("b", .tinted("systemRed")))
    _ = try stack.perform(.set([Page("b")], animated: false))
    #expect(stack.top.screen.hooks[.viewWillAppear] == .tinted("systemRed"))
  }

  @Test("an insertion moves no page, and the next pop finds what was inserted")
  func insert() throws {
    var stack = try NavigationStack.of("a", "c")
    let between = try stack.perform(.insert(Page("b"), .after("a")))
    #expect(between.direction == nil && stack.names == ["a", "b", "c"])
    #expect(between.events.words == ["b.willMoveToParent", "b.didMoveToParent"])
    _ = try stack.perform(.insert(Page("root"), .before("a")))
    #expect(stack.names == ["root", "a", "b", "c"] && stack.items == stack.names)
    #expect(try stack.perform(.pop(animated: true)).events.words.contains("b.viewDidLoad"))
  }

  @Test("after the top page there is only the top: the inserted page is shown at once")
  func insertOnTop() throws {
    var stack = try NavigationStack.of("a")
    let transition = try stack.perform(.insert(Page("b"), .after("a")))
    #expect(transition.direction == .push && !transition.operation.isAnimated)
    #expect(stack.top.name == "b" && transition.events.words.contains("b.viewDidAppear"))
  }
}
