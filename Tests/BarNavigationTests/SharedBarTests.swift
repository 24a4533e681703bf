import BarModel
import BarNavigation
import Testing

/// One bar for all pages: who changes it restores it, unless each page's look is remembered.
@Suite("The shared bar")
struct SharedBarTests {
  private let green = DynamicColor.named("systemGreen")
  private let purple = DynamicColor.named("systemPurple")

  private func tint(_ style: BarStyle) -> DynamicColor? { style.barTintColor.value }

  @Test("green, purple, back to a page that sets nothing: the shared bar stays wrongly purple")
  func staysPurple() throws {
    let base = BarStyle.tinted("systemGreen")
    var stack = try NavigationStack(pages: [Page("home")], bar: base, ownership: .shared)
    let push = try stack.perform(.push(Page("detail", willAppear: "systemPurple"), animated: true))
    #expect([push.barBefore, push.barInFlight, push.barAfter].map(tint) == [green, purple, purple])
    let pop = try stack.perform(.pop(animated: true))
    #expect([pop.barBefore, pop.barInFlight, pop.barAfter].map(tint) == [purple, purple, purple])
    #expect(tint(stack.bar) == purple)
  }

  @Test("remembered, it comes back green, before the animation")
  func comesBackGreen() throws {
    let base = BarStyle.tinted("systemGreen")
    var stack = try NavigationStack(pages: [Page("home")], bar: base, ownership: .remembered)
    _ = try stack.perform(.push(Page("detail", willAppear: "systemPurple"), animated: true))
    let pop = try stack.perform(.pop(animated: true))
    #expect([pop.barBefore, pop.barInFlight, pop.barAfter].map(tint) == [purple, green, green])
    #expect(stack.bar == base)
  }

  @Test(
    "a page that styles the bar as it appears is right under either ownership",
    arguments: [BarOwnership.shared, .remembered])
  func pageSetsItself(ownership: BarOwnership) throws {
    var stack = try NavigationStack(
      pages: [Page("home", willAppear: "systemGreen")], bar: BarStyle(), ownership: ownership)
    #expect(tint(stack.bar) == green)
    _ = try stack.perform(.push(Page("detail", willAppear: "systemPurple"), animated: true))
    let pop = try stack.perform(.pop(animated: true))
    #expect(tint(pop.barInFlight) == green && tint(stack.bar) == green)
  }

  @Test("a remembered look is restored before the page's own code, which may build on it")
  func restoresBeforeOwnCode() throws {
    var title = BarStyle()
    title.tintColor = .value(purple)
    let home = Page("home", hooks: [.viewDidLoad: .tinted("systemGreen"), .viewWillAppear: title])
    var stack = try NavigationStack(pages: [home], bar: BarStyle(), ownership: .remembered)
    _ = try stack.perform(.push(Page("detail", willAppear: "systemRed"), animated: true))
    let pop = try stack.perform(.pop(animated: true))
    // The leaving page still sees its own bar; the returning one's call finds it restored.
    let states = Dictionary(
      uniqueKeysWithValues: pop.events.map { ("\($0.page).\($0.kind.rawValue)", $0.bar) })
    #expect(states["detail.viewWillDisappear"].flatMap(tint) == .named("systemRed"))
    #expect(states["home.viewWillAppear"].flatMap(tint) == green)
    #expect(pop.barInFlight == BarStyle.tinted("systemGreen").applying(title))
  }

  @Test("what the leaving page writes as it goes does not reach a remembered look")
  func lateWriteIsDropped() throws {
    let detail = Page(
      "detail",
      hooks: [.viewWillDisappear: .tinted("systemRed"), .viewDidDisappear: .tinted("systemOrange")])
    for (ownership, expected) in [(BarOwnership.shared, "systemOrange"), (.remembered, "systemGreen")] {
      var stack = try NavigationStack(
        pages: [Page("home")], bar: .tinted("systemGreen"), ownership: ownership)
      _ = try stack.perform(.push(detail, animated: true))
      _ = try stack.perform(.pop(animated: true))
      #expect(tint(stack.bar) == .named(expected))
    }
  }

  @Test("looks are remembered on every level")
  func levels() throws {
    var stack = try NavigationStack(
      pages: [Page("a")], bar: .tinted("systemGreen"), ownership: .remembered)
    _ = try stack.perform(.push(Page("b", willAppear: "systemPurple"), animated: true))
    _ = try stack.perform(.push(Page("c", willAppear: "systemRed"), animated: true))
    #expect(tint(try stack.perform(.pop(animated: true)).barInFlight) == purple)
    #expect(tint(try stack.perform(.pop(animated: true)).barInFlight) == green)
  }

  @Test("a new page under an old name does not inherit the look of the released one")
  func forgets() throws {
    var stack = try NavigationStack(
      pages: [Page("a")], bar: .tinted("systemGreen"), ownership: .remembered)
    _ = try stack.perform(.push(Page("b", willAppear: "systemPurple"), animated: true))
    _ = try stack.perform(.pop(animated: true))
    let again = try stack.perform(.push(Page("b"), animated: true))
    #expect(tint(again.barInFlight) == green)
  }

  @Test(
    "each hook writes at its own call, and the event says what and what came of it",
    arguments: LifecycleHook.allCases)
  func writesInEveryHook(_ hook: LifecycleHook) throws {
    let change = BarStyle.tinted("systemPurple")
    var stack = try NavigationStack(
      pages: [Page("home")], bar: .tinted("systemGreen"), ownership: .shared)
    let push = try stack.perform(.push(Page("detail", hooks: [hook: change]), animated: true))
    let pop = try stack.perform(.pop(animated: true))
    let events = push.events + pop.events
    let writing = events.filter { $0.wrote != nil }
    #expect(writing.map(\.kind.rawValue) == [hook.rawValue])
    #expect(writing.map(\.page) == ["detail"] && writing.first?.wrote == change)
    let index = try #require(events.firstIndex { $0.wrote != nil })
    #expect(events[..<index].allSatisfy { tint($0.bar) == green })
    #expect(events[index...].allSatisfy { tint($0.bar) == purple })
    // Seen in flight of the push only when written before the animation.
    let isEarly = [.viewDidLoad, .viewWillAppear].contains(hook)
    #expect(tint(push.barInFlight) == (isEarly ? purple : green))
  }

  @Test("a hook that sets nothing wrote nothing")
  func emptyHook() throws {
    let page = Page("home", hooks: [.viewWillAppear: BarStyle()])
    let stack = try NavigationStack(pages: [page], bar: BarStyle(), ownership: .shared)
    #expect(stack.initialEvents.allSatisfy { $0.wrote == nil })
  }

  @Test("the hooks of the first page have fired when the stack is there, not those of pages below")
  func initialHooks() throws {
    let pages = [Page("below", willAppear: "systemRed"), Page("top", willAppear: "systemPurple")]
    let stack = try NavigationStack(pages: pages, bar: .tinted("systemGreen"), ownership: .shared)
    #expect(tint(stack.bar) == purple)
    #expect(stack.initialEvents.compactMap(\.wrote) == [.tinted("systemPurple")])
  }

  @Test("a new wish is written at once by the page on top, by another one as it appears")
  func restyle() throws {
    var stack = try NavigationStack(
      pages: [Page("a", willAppear: "systemGreen")], bar: BarStyle(), ownership: .shared)
    _ = try stack.perform(.push(Page("b", willAppear: "systemPurple"), animated: true))
    let below = try stack.perform(.restyle("a", .tinted("systemRed")))
    #expect(below.barAfter == .tinted("systemPurple") && below.events.compactMap(\.wrote).isEmpty)
    let top = try stack.perform(.restyle("b", .tinted("systemBlue")))
    #expect(top.barBefore == .tinted("systemPurple") && top.barAfter == .tinted("systemBlue"))
    #expect(top.events.compactMap(\.wrote) == [.tinted("systemBlue")])
    #expect(top.direction == nil && !top.operation.isAnimated)
    #expect(try stack.perform(.pop(animated: true)).barAfter == .tinted("systemRed"))
  }

  @Test("a new wish adds to the old one")
  func restyleMerges() throws {
    var title = BarStyle()
    title.tintColor = .value(purple)
    var stack = try NavigationStack(
      pages: [Page("a", willAppear: "systemGreen")], bar: BarStyle(), ownership: .shared)
    _ = try stack.perform(.restyle("a", title))
    #expect(stack.top.screen.hooks[.viewWillAppear] == BarStyle.tinted("systemGreen").applying(title))
  }

  @Test("a scroll moves the page, and what is written outside of the life cycle stays")
  func write() throws {
    var page = Page("a")
    page.screen.scroll = ScrollState()
    var stack = try NavigationStack(pages: [page], bar: BarStyle(), ownership: .shared)
    try stack.setContentOffset(40, of: "a")
    stack.write(.tinted("systemRed"))
    #expect(stack.top.screen.scroll?.contentOffset == 40 && stack.bar == .tinted("systemRed"))
  }
}
