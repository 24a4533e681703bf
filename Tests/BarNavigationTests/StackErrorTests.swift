import BarModel
import BarNavigation
import Testing

@Suite("Refused operations")
struct StackErrorTests {
  private func stack(_ names: String...) throws(StackError) -> NavigationStack {
    try NavigationStack(pages: names.map { Page($0) }, bar: BarStyle(), ownership: .shared)
  }

  @Test("a stack without a page, or with one page twice, is refused")
  func initial() {
    #expect(throws: StackError.emptyStack) {
      try NavigationStack(pages: [], bar: BarStyle(), ownership: .shared)
    }
    #expect(throws: StackError.pushedTwice(page: "a")) { try stack("a", "b", "a") }
  }

  @Test("pushing a page that is on the stack is refused, and nothing changes")
  func pushedTwice() throws {
    var stack = try stack("a", "b")
    let before = stack
    #expect(throws: StackError.pushedTwice(page: "a")) {
      try stack.perform(.push(Page("a"), animated: true))
    }
    #expect(stack == before)
  }

  @Test("a second instance under another name may be pushed")
  func secondInstance() throws {
    var stack = try stack("a")
    _ = try stack.perform(.push(Page(Screen(name: "a"), as: "a2"), animated: true))
    #expect(stack.pages.map(\.name) == ["a", "a2"])
    #expect(stack.pages.map(\.screen.name) == ["a", "a"])
  }

  @Test("the root cannot be popped, and nothing changes")
  func poppedRoot() throws {
    var stack = try stack("a")
    let before = stack
    #expect(throws: StackError.poppedRoot(page: "a")) { try stack.perform(.pop(animated: true)) }
    #expect(stack == before)
  }

  @Test("pages and neighbours that are not on the stack are refused, and nothing changes")
  func strangers() throws {
    var stack = try stack("a", "b")
    let before = stack
    for operation in [
      StackOperation.popTo("x", animated: true), .insert(Page("c"), .before("x")),
      .insert(Page("c"), .after("x")), .restyle("x", BarStyle()),
    ] {
      #expect(throws: StackError.notOnStack(page: "x", known: ["a", "b"])) { try stack.perform(operation) }
    }
    #expect(throws: StackError.notOnStack(page: "x", known: ["a", "b"])) {
      try stack.setContentOffset(1, of: "x")
    }
    #expect(stack == before)
  }

  @Test("what would do nothing, and what UIKit throws at, is refused")
  func refused() throws {
    let cases: [(StackOperation, StackError)] = [
      (.popTo("b", animated: true), .alreadyOnTop(page: "b")),
      (.set([], animated: true), .emptySet),
      (.set([Page("c"), Page("d"), Page("c")], animated: true), .setTwice(page: "c")),
      (.insert(Page("a"), .after("b")), .pushedTwice(page: "a")),
    ]
    for (operation, error) in cases {
      var stack = try stack("a", "b")
      let before = stack
      #expect(throws: error) { try stack.perform(operation) }
      #expect(stack == before)
    }
    for operation in [
      StackOperation.popToRoot(animated: true), .swipe(isCancelled: false), .swipe(isCancelled: true),
      .interrupted(.pop(animated: true)),
    ] {
      var root = try stack("a")
      #expect(throws: StackError.poppedRoot(page: "a")) { try root.perform(operation) }
    }
  }

  @Test("a page without a scroll view does not scroll")
  func doesNotScroll() throws {
    var stack = try stack("a")
    #expect(throws: StackError.doesNotScroll(page: "a")) { try stack.setContentOffset(1, of: "a") }
  }

  @Test("every message names the page and ends with the remedy")
  func messages() {
    #expect("\(StackError.pushedTwice(page: "chat"))".contains("\"chat\""))
    #expect("\(StackError.pushedTwice(page: "chat"))".hasSuffix("with as: \"chat2\""))
    #expect("\(StackError.poppedRoot(page: "home"))".contains("\"home\""))
    #expect("\(StackError.poppedRoot(page: "home"))".hasSuffix("push a page first or remove this step"))
    #expect("\(StackError.emptyStack)".hasSuffix("name at least one screen in \"stack\""))
    #expect("\(StackError.notOnStack(page: "x", known: ["a", "b"]))".hasSuffix("Use \"a\" or \"b\""))
    #expect("\(StackError.noPageOfKind("Chat", known: []))".hasSuffix("push a page first"))
    #expect("\(StackError.noBackButton(page: "a", .hidden))".hasSuffix("use {pop: true}"))
    #expect("\(StackError.covered(by: "m"))".hasSuffix("add {dismiss: true} before this step"))
  }
}
