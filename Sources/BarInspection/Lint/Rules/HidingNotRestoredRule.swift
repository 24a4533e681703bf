import BarModel
import BarNavigation

/// Whether the bar is hidden belongs to the navigation controller, not to the page.
struct HidingNotRestoredRule: LintRule {
  static let id = "hiding-not-restored"
  static let summary = "A page hides or shows the bar and the page below does not say how it wants it."
  static let evidence = Finding.Evidence.documented
  static let source = "UINavigationController.isNavigationBarHidden: one state for all pages"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.pairs.compactMap { pair in
      guard pair.isHiddenAfterPop != pair.isLowerHidden,
        let hook = Screen.appearHooks.last(where: { pair.upper.screen.barHiding[$0] != nil })
      else { return nil }
      let (lower, upper) = (quoted(pair.lower.screen.name), quoted(pair.upper.screen.name))
      let (done, state) = pair.isHiddenAfterPop ? ("hides", "hidden") : ("shows", "shown")
      return finding(
        at: pair.upper.screen.path(hook).key("barHidden"),
        "\(upper) \(done) the bar and \(lower) below it leaves it as it is: after a pop it stays \(state)",
        remedy: "write barHidden: \(!pair.isHiddenAfterPop) in \(lower)")
    }
  }
}
