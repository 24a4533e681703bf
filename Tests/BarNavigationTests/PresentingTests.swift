import BarModel
import BarNavigation
import Testing

/// Logs of two authors: full screen, viewDidAppear comes before the other page's viewDidDisappear; under a sheet
/// (iOS 13 and later) the page below is told nothing.
@Suite("Presented pages")
struct PresentingTests {
  private func present(_ page: Page, isSheet: Bool = false) -> StackOperation {
    .present(page, isSheet: isSheet, animated: true)
  }

  @Test("full screen: the page below disappears, after the new one has appeared")
  func fullScreen() throws {
    var stack = try NavigationStack.of("a", "b")
    let up = try stack.perform(present(Page("m")))
    #expect(
      up.words(.before) == [
        "m.viewDidLoad", "b.viewWillDisappear", "m.viewWillAppear", "m.viewWillLayoutSubviews",
        "m.viewDidLayoutSubviews",
      ])
    #expect(up.words(.after) == ["m.viewDidAppear", "b.viewDidDisappear"])
    #expect(up.direction == nil && up.from.name == "b" && up.to.name == "m")
    let down = try stack.perform(.dismiss(animated: true))
    #expect(
      down.words(.before) == [
        "m.viewWillDisappear", "b.viewWillAppear", "b.viewWillLayoutSubviews", "b.viewDidLayoutSubviews",
      ])
    #expect(down.words(.after) == ["b.viewDidAppear", "m.viewDidDisappear", "m.deinit"])
    #expect(down.from.name == "m" && down.to.name == "b" && down.belowTo?.name == "a")
  }

  @Test("under a sheet the page below hears nothing")
  func sheet() throws {
    var stack = try NavigationStack.of("a")
    let up = try stack.perform(present(Page("m"), isSheet: true))
    let down = try stack.perform(.dismiss(animated: true))
    #expect(Set((up.events + down.events).map(\.page)) == ["m"])
  }

  @Test("a presented page is visible, not top, and not on the stack")
  func visible() throws {
    var stack = try NavigationStack.of("a")
    _ = try stack.perform(present(Page("m"), isSheet: true))
    #expect(stack.visible.name == "m" && stack.top.name == "a" && stack.names == ["a"])
    #expect(stack.presented?.isSheet == true)
    _ = try stack.perform(.dismiss(animated: true))
    #expect(stack.visible.name == "a" && stack.presented == nil)
  }

  @Test("its hooks find no navigation bar; those of the page below do")
  func hooks() throws {
    let a = Page("a", hooks: [.viewWillDisappear: .tinted("systemRed")])
    var stack = try NavigationStack(pages: [a], bar: .tinted("systemGreen"), ownership: .shared)
    let up = try stack.perform(present(Page("m", willAppear: "systemPurple")))
    #expect(up.barBefore == .tinted("systemGreen") && up.barAfter == .tinted("systemRed"))
    #expect(up.events.filter { $0.wrote != nil }.map(\.page) == ["a"])
  }

  @Test("under it nothing is done, it is not presented over, and it must be there to be dismissed")
  func refused() throws {
    var stack = try NavigationStack.of("a")
    #expect(throws: StackError.nothingPresented) { try stack.perform(.dismiss(animated: true)) }
    _ = try stack.perform(present(Page("m")))
    #expect(throws: StackError.presentedTwice(page: "n", over: "m")) {
      try stack.perform(present(Page("n")))
    }
    let before = stack
    #expect(throws: StackError.covered(by: "m")) { try stack.perform(.push(Page("b"), animated: true)) }
    #expect(stack == before)
  }
}
