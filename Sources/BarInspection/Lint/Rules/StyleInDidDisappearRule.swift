import BarModel
import BarNavigation

/// What a page writes after it has gone lands on the bar of the page that has come.
struct StyleInDidDisappearRule: LintRule {
  static let id = "style-in-did-disappear"
  static let summary = "A page styles the bar in viewDidDisappear, when the next page has styled it already."
  static let evidence = Finding.Evidence.documented
  static let source = "viewDidDisappear comes after the next page's viewWillAppear"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.pages.compactMap { page in
      finding(
        in: page.screen, .viewDidDisappear, leads: "the next page has styled the bar by then, and loses it",
        remedy: "style the bar in viewWillAppear of the page that comes")
    }
  }
}
