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

  @Test("every message names the page and ends with the remedy")
  func messages() {
    #expect("\(StackError.pushedTwice(page: "chat"))".contains("\"chat\""))
    #expect("\(StackError.pushedTwice(page: "chat"))".hasSuffix("with as: \"chat2\""))
    #expect("\(StackError.poppedRoot(page: "home"))".contains("\"home\""))
    #expect("\(StackError.poppedRoot(page: "home"))".hasSuffix("push a page first or remove this step"))
    #expect("\(StackError.emptyStack)".hasSuffix("name at least one screen in \"stack\""))
  }
}
