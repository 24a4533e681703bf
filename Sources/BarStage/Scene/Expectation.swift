public import BarModel

/// Which inspections must hold or fail for a scene.
public struct Expectation: Sendable {
  /// Empty: for every strategy of the scene.
  public var strategies: [StrategyChoice]
  /// Identifiers of checks without a finding, and with one.
  public var hold: [String]
  public var fail: [String]
  /// Where it stands in the file.
  public var place: SourcePlace
}
