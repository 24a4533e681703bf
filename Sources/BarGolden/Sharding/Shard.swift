/// One of several parts into which a run is cut.
public struct Shard: Hashable, Sendable, Codable {
  /// From 1.
  public var index: Int
  public var count: Int

  /// - Throws: `GoldenError.badShard` unless 1 ≤ index ≤ count.
  public init(index: Int, count: Int) throws(GoldenError) {
    guard count >= 1, (1...count).contains(index) else { throw .badShard("\(index)/\(count)") }
    self.index = index
    self.count = count
  }

  /// “3/8”.
  public var words: String { "\(index)/\(count)" }

  /// Whether a unit of work belongs to this shard. It depends on the unit's name alone, so that a new scene moves no
  /// other one to another shard.
  /// - Parameter name: of the scene and its variant.
  public func holds(_ name: String) -> Bool {
    StableHash.of(name) % UInt64(count) == UInt64(index - 1)
  }
}
