import BarModel
import BarNavigation
import Testing

@Suite("Pops over several pages")
struct PoppingTests {
  // UINavigationController: one transition to the target, and the popped controllers are returned bottom first.
  @Test("popToRoot and its like are one transition; pages between only change their parent")
  func popToRoot() throws {
    for operation in [StackOperation.popToRoot(animated: true), .popTo("a", animated: true)] {
      var stack = try NavigationStack.of("a", "b", "c")
      let transition = try stack.perform(operation)
      #expect(
        transition.words(.before) == [
          "b.willMoveToParent", "c.willMoveToParent", "c.shouldPop", "a.viewDidLoad", "c.viewWillDisappear",
          "a.viewWillAppear", "a.willShow", "a.viewWillLayoutSubviews", "a.viewDidLayoutSubviews",
        ])
      #expect(
        transition.words(.after) == [
          "c.didPop", "c.viewDidDisappear", "a.viewDidAppear", "a.didShow", "b.didMoveToParent",
          "c.didMoveToParent", "b.deinit", "c.deinit",
        ])
      #expect(transition.popped.map(\.name) == ["b", "c"])
      #expect(transition.direction == .pop && transition.from.name == "c" && transition.to.name == "a")
      #expect(transition.ancestorsOfFrom.map(\.name) == ["a", "b"] && transition.ancestorsOfTo.isEmpty)
      #expect(stack.names == ["a"] && stack.items == ["a"])
    }
  }

  @Test("a pop to a page in between leaves those below it")
  func popTo() throws {
    var stack = try NavigationStack.of("a", "b", "c", "d")
    let transition = try stack.perform(.popTo("b", animated: true))
    #expect(stack.names == ["a", "b"] && transition.popped.map(\.name) == ["c", "d"])
    #expect(transition.belowTo?.name == "a")
  }

  @Test("popToKind stops at the nearest page below the top of that class or a subclass")
  func popToKind() throws {
    let pages = [
      Page("a", kind: "Chat"), Page("b", kind: "GroupChat"), Page("c", kind: "Info"), Page("d", kind: "Chat"),
    ]
    var stack = try NavigationStack(
      pages: pages, bar: BarStyle(), ownership: .shared, kinds: KindHierarchy(supers: ["GroupChat": "Chat"]))
    _ = try stack.perform(.popToKind("Chat", animated: true))
    #expect(stack.names == ["a", "b"])
    #expect(throws: StackError.noPageOfKind("Info", known: ["Chat"])) {
      try stack.perform(.popToKind("Info", animated: true))
    }
  }

  @Test("a page loses its memory and its view when it leaves, however it leaves")
  func forgets() throws {
    var stack = try NavigationStack.of("a", ownership: .remembered)
    _ = try stack.perform(.push(Page("b", willAppear: "systemRed"), animated: true))
    _ = try stack.perform(.push(Page("c", willAppear: "systemBlue"), animated: true))
    _ = try stack.perform(.popToRoot(animated: true))
    #expect(stack.bar == BarStyle())
    let again = try stack.perform(.push(Page("b"), animated: true))
    #expect(again.events.words.contains("b.viewDidLoad") && again.barInFlight == BarStyle())
  }
}
