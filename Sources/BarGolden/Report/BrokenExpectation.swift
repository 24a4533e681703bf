/// Something that a scene expects of inspections and did not get.
public struct BrokenExpectation: Hashable, Sendable, Codable {
  /// Of the scene and variant in the project, from 0.
  public var unit: Int
  /// With its file, line and column.
  public var message: String

  public init(unit: Int, message: String) {
    self.unit = unit
    self.message = message
  }
}
