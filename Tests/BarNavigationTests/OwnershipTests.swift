import BarModel
import BarNavigation
import Testing

/// Whose the bar's style is while pages come and go.
@Suite("Ownership of the bar")
struct OwnershipTests {
  private func style(tint: String) -> BarStyle {
    var style = BarStyle()
    style.tintColor = .value(DynamicColor(system: tint) ?? .clear)
    return style
  }

  private func screen(_ name: String, _ hooks: [LifecycleHook: BarStyle] = [:]) -> Screen {
    Screen(name: name, hooks: hooks)
  }

  private func stack(_ screens: [Screen], _ ownership: BarOwnership) throws -> NavigationStack {
    try NavigationStack(
      pages: screens.map { Page($0) }, bar: style(tint: "systemGray"), ownership: ownership)
  }

  @Test("a bar of its own begins as the one that nobody touched, and waits for its page")
  func own() throws {
    let red = style(tint: "systemRed")
    var stack = try stack([screen("a", [.viewDidLoad: red])], .own)
    #expect(stack.bar == red)
    let push = try stack.perform(.push(Page(screen("b")), animated: true))
    #expect(push.barBefore == red && push.barInFlight == style(tint: "systemGray"))
    let pop = try stack.perform(.pop(animated: true))
    #expect(pop.barBefore == style(tint: "systemGray") && pop.barInFlight == red && pop.barAfter == red)
  }

  @Test("what a page writes while it leaves goes to its own bar")
  func ownLeaving() throws {
    let blue = style(tint: "systemBlue")
    var stack = try stack([screen("a", [.viewWillDisappear: blue])], .own)
    let push = try stack.perform(.push(Page(screen("b")), animated: true))
    #expect(push.barInFlight == style(tint: "systemGray") && push.barAfter == style(tint: "systemGray"))
    #expect(try stack.perform(.pop(animated: true)).barInFlight == blue)
  }

  @Test("each page hides its own bar")
  func ownHidden() throws {
    var hidden = screen("b")
    hidden.barHiding[.viewWillAppear] = BarHiding(isHidden: true)
    var stack = try stack([screen("a")], .own)
    let push = try stack.perform(.push(Page(hidden), animated: true)).visibility
    #expect(!push.isHiddenBefore && push.isHiddenInFlight && push.isHiddenAfter)
    let pop = try stack.perform(.pop(animated: true)).visibility
    #expect(pop.isHiddenBefore && !pop.isHiddenInFlight && !pop.isHiddenAfter)
  }

  @Test("a cancelled swipe gives the page its own bar again")
  func ownCancelled() throws {
    let red = style(tint: "systemRed")
    var stack = try stack([screen("a"), screen("b", [.viewDidLoad: red])], .own)
    let swipe = try stack.perform(.swipe(isCancelled: true))
    #expect(swipe.barBefore == red && swipe.barAfter == red && stack.bar == red)
    #expect(swipe.barInFlight == style(tint: "systemGray"))
  }

  @Test("of a look that is remembered in part the other keys stay as they were written last")
  func part() throws {
    var first = style(tint: "systemRed")
    first.barTintColor = .value(.clear)
    var second = style(tint: "systemBlue")
    second.barTintColor = .value(DynamicColor(system: "systemGreen") ?? .clear)
    var stack = try stack([screen("a", [.viewDidLoad: first])], .rememberedInPart([.barTintColor]))
    _ = try stack.perform(.push(Page(screen("b", [.viewDidLoad: second])), animated: true))
    let pop = try stack.perform(.pop(animated: true))
    #expect(pop.barAfter.barTintColor == first.barTintColor)
    #expect(pop.barAfter.tintColor == second.tintColor)
  }
}
