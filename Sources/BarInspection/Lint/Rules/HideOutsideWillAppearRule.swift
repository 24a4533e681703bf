import BarModel
import BarNavigation

/// Only in viewWillAppear does hiding join the transition (R19).
struct HideOutsideWillAppearRule: LintRule {
  static let id = "hide-outside-will-appear"
  static let summary = "A page hides or shows the bar in a hook other than viewWillAppear."
  static let evidence = Finding.Evidence.assumed
  static let source =
    "KMNavigationBarTransition's limits; where each hook stands in the order of calls is documented"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.pages.flatMap { page in
      LifecycleHook.allCases.compactMap { hook in
        guard hook != .viewWillAppear, let hiding = page.screen.barHiding[hook] else { return nil }
        let done = hiding.isHidden ? "hides" : "shows"
        return finding(
          at: page.screen.path(hook).key("barHidden"),
          "\(quoted(page.screen.name)) \(done) the bar in \(hook.rawValue): \(leads(hook))",
          remedy: remedy(hook))
      }
    }
  }

  private func leads(_ hook: LifecycleHook) -> String {
    switch hook {
    case .viewDidLoad: "it is called once, so the page comes back with the bar that another left"
    case .viewWillAppear: ""
    case .viewDidAppear: "the pages have moved without it, and the bar goes up or down afterwards"
    case .viewWillDisappear: "the bar changes over the page that goes, and a cancelled swipe leaves it so"
    case .viewDidDisappear: "the next page has been shown with the other state by then"
    }
  }

  private func remedy(_ hook: LifecycleHook) -> String {
    switch hook {
    case .viewWillDisappear, .viewDidDisappear: "write barHidden in viewWillAppear of the page that comes"
    default: "write barHidden in viewWillAppear, without animated"
    }
  }
}
