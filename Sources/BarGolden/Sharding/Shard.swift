/// One of several parts into which a run is cut.
public struct Shard: Hashable, Sendable, Codable {
  /// As Kubernetes allows indices of one job (documented: Kubernetes, “Jobs”).
  static let maximumCount = 100_000

  /// From 1.
  public let index: Int
  public let count: Int

  /// - Throws: `GoldenError.badShard` unless 1 ≤ index ≤ count.
  public init(index: Int, count: Int) throws(GoldenError) {
    guard count >= 1, (1...count).contains(index) else { throw .badShard("\(index)/\(count)") }
    self.index = index
    self.count = count
  }

  /// - Throws: also for numbers that make no shard, since reports come from elsewhere.
  public init(from decoder: any Decoder) throws {
    let json = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      index: try json.decode(Int.self, forKey: .index), count: try json.decode(Int.self, forKey: .count))
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
