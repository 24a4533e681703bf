/// An option of a fault.
public struct FaultOption: Hashable, Sendable {
  public var name: String
  /// What it is, with its unit.
  public var doc: String
  /// nil: it has to be given.
  public var defaultValue: Double?

  public init(_ name: String, _ doc: String, default defaultValue: Double? = nil) {
    self.name = name
    self.doc = doc
    self.defaultValue = defaultValue
  }
}
