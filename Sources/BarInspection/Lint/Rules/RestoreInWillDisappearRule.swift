import BarModel
import BarNavigation

/// A page that puts the bar back as it goes changes the bar that its own transition still shows (R19).
struct RestoreInWillDisappearRule: LintRule {
  static let id = "restore-in-will-disappear"
  static let summary = "A page styles the bar in viewWillDisappear, before its own transition has been seen."
  static let evidence = Finding.Evidence.documented
  static let source =
    "viewWillDisappear comes before the next page's viewWillAppear, also for a swipe that is cancelled"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.pages.compactMap { page in
      finding(
        in: page.screen, .viewWillDisappear,
        leads: "it still shows the page that goes, and a cancelled swipe leaves it so",
        remedy: "style the bar in viewWillAppear of the page that comes")
    }
  }
}

extension LintRule {
  /// Styling in a hook that is wrong for it, at the first property.
  func finding(
    in screen: Screen, _ hook: LifecycleHook, leads: String, remedy: String
  ) -> LintFinding? {
    guard let style = screen.hooks[hook] else { return nil }
    let properties = BarProperty.all.filter { $0.isTouched(style) }
    guard let first = properties.first else { return nil }
    return finding(
      at: screen.path(hook, first),
      "\(quoted(screen.name)) sets \(list(properties.map(\.name))) in \(hook.rawValue): \(leads)",
      remedy: remedy)
  }
}
