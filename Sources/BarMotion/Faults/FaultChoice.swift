/// A defect to put in on purpose, with its options as a scene writes them.
public struct FaultChoice: Hashable, Sendable {
  public var name: String
  /// Lengths in points, alphas, progress, numbers of frames.
  public var numbers: [String: Double]
  /// Keys of a bar.
  public var keys: [String]

  public init(_ name: String, numbers: [String: Double] = [:], keys: [String] = []) {
    self.name = name
    self.numbers = numbers
    self.keys = keys
  }
}
