import BarModel
import BarNavigation
import Testing

/// R14: a tap asks the page first, code does not.
@Suite("Back button")
struct BackButtonTests {
  private func stack(_ change: (inout Screen) -> Void = { _ in }) throws -> NavigationStack {
    var screen = Screen(name: "b")
    change(&screen)
    var stack = try NavigationStack.of("a")
    _ = try stack.perform(.push(Page(screen), animated: true))
    return stack
  }

  @Test("allowed: the delegate is asked while the page is still there, and the pop follows")
  func allowed() throws {
    var stack = try stack()
    var other = stack
    let tap = try stack.perform(.backButton(animated: true))
    let pop = try other.perform(.pop(animated: true))
    let first = try #require(tap.events.first)
    #expect(first.kind == .shouldPop && first.page == "b" && first.answer == .allowed)
    #expect(first.pages == ["a", "b"] && first.items == ["a", "b"])
    #expect(Array(tap.events.dropFirst()) == pop.events)
    #expect(stack == other && tap.direction == .pop)
  }

  @Test("vetoed: nothing else is called, nothing changes, and the bar fades back")
  func vetoed() throws {
    var stack = try stack { $0.allowsPop = false }
    let before = stack
    let tap = try stack.perform(.backButton(animated: true))
    #expect(tap.events.words == ["b.shouldPop"] && tap.events.first?.answer == .vetoed)
    #expect(tap.direction == nil && tap.isVetoed && tap.isCancelled)
    #expect(tap.from.name == "b" && tap.to.name == "b" && tap.belowTo?.name == "a")
    #expect(stack == before)
  }

  @Test("code pops a page that would refuse: the page has left before the bar asks")
  func code() throws {
    var stack = try stack { $0.allowsPop = false }
    let pop = try stack.perform(.pop(animated: true))
    let asked = try #require(pop.events.first { $0.kind == .shouldPop })
    #expect(asked.answer == .notAsked && asked.pages.count < asked.items.count)
    #expect(stack.names == ["a"])
  }

  @Test("without a back button nothing can be tapped, and the message says why")
  func missing() throws {
    let close = BarButtonItem(title: "Close")
    let cases: [(StackError.BackButtonReason, (inout Screen) -> Void)] = [
      (.hidden, { $0.item.hidesBackButton = true }),
      (.replaced, { $0.item.left = [close] }),
      (.hiddenBar, { $0.barHiding[.viewWillAppear] = BarHiding(isHidden: true) }),
    ]
    for (reason, change) in cases {
      var stack = try stack(change)
      #expect(throws: StackError.noBackButton(page: "b", reason)) {
        try stack.perform(.backButton(animated: true))
      }
    }
    var beside = try stack {
      $0.item.left = [close]
      $0.item.leftItemsSupplementBackButton = true
    }
    #expect(try beside.perform(.backButton(animated: true)).direction == .pop)
    var root = try NavigationStack.of("a")
    #expect(throws: StackError.poppedRoot(page: "a")) { try root.perform(.backButton(animated: true)) }
  }
}
