import BarModel
import BarNavigation

/// The bar moves and the pages do not, or the other way round: a hole shows where it was (R8).
struct AnimatedDisagreesRule: LintRule {
  static let id = "animated-disagrees"
  static let summary = "A page hides or shows the bar with another animated flag than the transition's."
  static let evidence = Finding.Evidence.documented
  static let source = "setNavigationBarHidden(_:animated:), viewWillAppear(_:)"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.moves.compactMap { move in
      let screen = move.to.screen
      guard move.direction != nil, let hiding = screen.barHiding[.viewWillAppear],
        let isAnimated = hiding.isAnimated, isAnimated != move.isAnimated,
        // A bar that is as it should be does not move.
        hiding.isHidden != move.visibility.isHiddenBefore
      else { return nil }
      let step = "step \(move.step + 1)"
      return finding(
        at: screen.path(.viewWillAppear).key("barHidden").key("animated"),
        "\(quoted(screen.name)) \(hiding.isHidden ? "hides" : "shows") the bar with animated: \(isAnimated) in \(step), "
          + "whose transition has animated: \(move.isAnimated): "
          + (isAnimated ? "the bar moves alone afterwards" : "a hole shows where the bar is missing"),
        remedy: "leave animated out, so that it is the transition's")
    }
  }
}
