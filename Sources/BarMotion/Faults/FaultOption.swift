/// An option of a fault.
public struct FaultOption: Hashable, Sendable {
  /// What its number counts.
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    case points
    /// Of the operation, from → to.
    case progress
    /// Rendered ones, whole numbers.
    case frames
    case alpha
    /// 0 black, 1 white.
    case white
    /// Not a number: keys of a bar.
    case keys
  }

  public var name: String
  public var unit: Unit
  /// What it is.
  public var doc: String
  /// nil: it has to be given.
  public var defaultValue: Double?
  /// What is allowed; of no meaning for keys.
  public var range: ClosedRange<Double>

  /// - Parameter range: nil: what the unit allows.
  public init(
    _ name: String, _ unit: Unit, _ doc: String, default defaultValue: Double? = nil,
    range: ClosedRange<Double>? = nil
  ) {
    self.name = name
    self.unit = unit
    self.doc = doc
    self.defaultValue = defaultValue
    self.range = range ?? unit.range
  }
}

extension FaultOption.Unit {
  fileprivate var range: ClosedRange<Double> {
    switch self {
    case .points: -10_000...10_000
    case .frames: 1...10_000
    case .progress, .alpha, .white, .keys: 0...1
    }
  }
}
