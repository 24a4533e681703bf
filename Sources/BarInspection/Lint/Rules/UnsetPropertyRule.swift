import BarModel
import BarNavigation

/// What a page writes to the one bar stays there when the page is popped (R12).
struct UnsetPropertyRule: LintRule {
  static let id = "unset-property"
  static let summary = "A page sets what the page below does not set for itself, so it stays after the pop."
  static let evidence = Finding.Evidence.documented
  static let source = "UINavigationController.navigationBar: one bar for all pages"

  func findings(in subject: LintSubject) -> [LintFinding] {
    guard subject.sharesBar else { return [] }
    // On a page without a bar nothing of it is seen.
    return subject.pairs.filter { $0.lower.screen.hidesBar != true }.flatMap { pair in
      pair.leaks.filter { !pair.isDrivenByLowerScroll($0) }.map { finding($0, pair) }
    }
  }

  private func finding(_ property: BarProperty, _ pair: PagePair) -> LintFinding {
    let (lower, upper) = (quoted(pair.lower.screen.name), quoted(pair.upper.screen.name))
    let isLoadedOnly = pair.lower.screen.hook(writing: property) == .viewDidLoad
    return finding(
      at: pair.upper.screen.path(writing: property) ?? .screen(pair.upper.screen.name),
      "\(upper) sets \(property.name) on the shared bar, and \(lower) below it "
        + (isLoadedOnly ? "sets it in viewDidLoad alone, which is over" : "does not set it")
        + ": after a pop the bar keeps it",
      remedy: isLoadedOnly
        ? "move \(property.name) of \(lower) to viewWillAppear"
        : "set \(property.name) in viewWillAppear of \(lower) too, null for the system's, or use a strategy that "
          + "remembers, such as fakeBar")
  }
}

extension PagePair {
  /// The page below writes the property while it scrolls.
  func isDrivenByLowerScroll(_ property: BarProperty) -> Bool {
    lower.screen.scroll?.onScroll.contains { property.isTouched($0.bar) } ?? false
  }
}
