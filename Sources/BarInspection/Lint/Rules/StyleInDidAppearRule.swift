import BarModel
import BarNavigation

/// A style that comes after the animation jumps into place.
struct StyleInDidAppearRule: LintRule {
  static let id = "style-in-did-appear"
  static let summary =
    "A page first styles the bar in viewDidAppear, when the transition has been seen without it."
  static let evidence = Finding.Evidence.documented
  static let source = "viewDidAppear comes after the animation; fake bars are captured before it"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.pages.compactMap { page in
      guard let late = page.screen.hooks[.viewDidAppear] else { return nil }
      let early = [LifecycleHook.viewDidLoad, .viewWillAppear].compactMap(page.screen.style)
        .reduce(BarStyle()) { $0.applying($1) }
      // To say the same again is harmless, and the way to be sure after a cancelled swipe.
      let properties = BarProperty.all.filter {
        $0.isTouched(late) && !($0.isTouched(early) && $0.isEqual(early.applying(late), early))
      }
      guard let first = properties.first else { return nil }
      return finding(
        at: page.screen.path(.viewDidAppear, first),
        "\(quoted(page.screen.name)) sets \(list(properties.map(\.name))) in viewDidAppear: the transition runs "
          + "without it, and it jumps into place at the end",
        remedy: "set it in viewWillAppear")
    }
  }
}
