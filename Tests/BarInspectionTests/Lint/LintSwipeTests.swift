import BarInspection
import BarModel
import BarNavigation
import Testing

/// The two faults of the system that scenes can run into (R20).
@Suite("Lint: known faults of the system")
struct LintSwipeTests {
  private func hiding(_ name: String) -> Page {
    Page(.page(name) { $0.barHiding = [.viewWillAppear: BarHiding(isHidden: true)] })
  }

  private func subject(_ moves: [LintMove], handling: InteractivePop.Handling = .delegateNil) throws
    -> LintSubject
  {
    var subject = try LintStory(stack: [hiding("home").screen]).subject
    subject.moves = moves
    subject.interactivePop.handling = handling
    return subject
  }

  private func swipe(_ from: Page, _ to: Page, isCancelled: Bool = true) -> LintMove {
    LintMove(step: 0, from: from, to: to, direction: .pop, isInteractive: true, isCancelled: isCancelled)
  }

  private func push(_ from: Page) -> LintMove {
    LintMove(step: 2, from: from, to: hiding("more"), below: from, direction: .push)
  }

  @Test("two hidden bars, a cancelled swipe, then a push")
  func hiddenHidden() throws {
    let (home, detail) = (hiding("home"), hiding("detail"))
    let found = LintRuleList.findings(in: try subject([swipe(detail, home), push(detail)]))
    #expect(found.map { "\($0.rule) \($0.path)" } == ["hidden-hidden-cancel $.steps[0]"])
    #expect(found.first?.severity == .error)
  }

  @Test("UIKit's own rules keep such a swipe from beginning: a warning")
  func hiddenHiddenSystem() throws {
    let (home, detail) = (hiding("home"), hiding("detail"))
    let found = LintRuleList.findings(
      in: try subject([swipe(detail, home), push(detail)], handling: .system))
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("none of it, if one bar is shown, the swipe ends, is off, or nothing is pushed afterwards")
  func hiddenHiddenNearMisses() throws {
    let (home, detail, shown) = (hiding("home"), hiding("detail"), Page(.page("shown")))
    var off = detail
    off.screen.interactivePopEnabled = false
    for moves in [
      [swipe(detail, shown), push(detail)], [swipe(shown, home), push(shown)],
      [swipe(detail, home, isCancelled: false), push(home)], [swipe(detail, home)],
      [push(home), swipe(detail, home)], [swipe(off, home), push(off)],
    ] {
      #expect(LintStory.findings(try subject(moves)).filter { $0.hasPrefix("hidden") } == [])
    }
  }

  @Test("an edge swipe on a navigation controller inside another")
  func nested() throws {
    let home = Page(.page("home"))
    func found(_ change: (inout Screen) -> Void, _ supers: [String: String] = [:]) throws -> [String] {
      let moved = swipe(Page(.page("inner", [:], change)), home, isCancelled: false)
      var subject = try LintStory(stack: [home.screen]).subject
      subject.moves = [moved]
      subject.kinds = KindHierarchy(supers: supers)
      return LintStory.findings(subject)
    }
    let expected = ["nested-edge-swipe $.steps[0]"]
    #expect(try found { $0.kind = "UINavigationController" } == expected)
    #expect(try found({ $0.kind = "Wizard" }, ["Wizard": "UINavigationController"]) == expected)
    #expect(try found { $0.kind = "Wizard" } == [])
    let off: (inout Screen) -> Void = {
      $0.kind = "UINavigationController"
      $0.interactivePopEnabled = false
    }
    #expect(try found(off) == [])
  }
}
