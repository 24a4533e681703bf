import BarModel
import BarNavigation

/// A known fault of the system (R20): inside nested navigation controllers an edge swipe may pop the outer one.
struct NestedEdgeSwipeRule: LintRule {
  static let id = "nested-edge-swipe"
  static let summary = "An edge swipe on a page that is a navigation controller itself may pop across levels."
  static let evidence = Finding.Evidence.assumed
  static let source = "reported in an article on navigation bars, with no version named"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.moves.compactMap { move in
      guard move.isInteractive, subject.interactivePop.isEnabled, move.from.screen.interactivePopEnabled,
        isNavigation(move.from.screen.kind, subject.kinds)
      else { return nil }
      let name = quoted(move.from.screen.name)
      return finding(
        at: .step(move.step),
        "\(name) is a navigation controller inside another, and both have a swipe at the edge: this one may pop "
          + "\(name) as a whole, with every page in it",
        remedy:
          "switch the outer swipe off on \(name) with interactivePopEnabled: false, or push its pages onto the "
          + "outer stack")
    }
  }

  /// By class, as far as the scene says, or by a name that only such classes have.
  private func isNavigation(_ kind: String, _ kinds: KindHierarchy) -> Bool {
    kinds.ancestry(of: kind).contains { $0.hasSuffix("NavigationController") }
  }
}
