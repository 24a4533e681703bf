public import BarNavigation

/// A way of showing the bar while one page slides over another.
public protocol TransitionStrategy: Sendable {
  /// The word in scene files and on the command line.
  static var name: String { get }
  /// One sentence for lists.
  static var summary: String { get }

  /// Whose the bar's style is under this strategy.
  var ownership: BarOwnership { get }

  /// Lays out the transition once; the choreography is then asked for instants.
  func choreography(_ stage: TransitionStage) -> Choreography

  /// What it does around the life cycle, for traces.
  func actions(_ transition: Transition) -> [StrategyAction]
}
