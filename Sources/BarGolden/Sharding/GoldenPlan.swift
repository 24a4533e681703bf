/// What a whole run is about, known before any scene is loaded. Shards of the same run have the same plan; reports
/// with different plans cannot be merged.
public struct GoldenPlan: Hashable, Sendable, Codable {
  /// Scenes in their variants, in the run's order; the same for every shard.
  public var units: [String]
  /// What else decides what is compared, such as a filter or a choice of strategies; words as on the command line.
  public var options: [String]
  /// 16 hex digits of what the scenes and the project say, so that reports of different states are told apart.
  public var sources: String

  public init(units: [String], options: [String] = [], sources: String = "") {
    self.units = units
    self.options = options
    self.sources = sources
  }

  /// 16 hex digits that tell plans apart.
  public var digest: String {
    StableHash.digits(of: (units + ["\u{0}"] + options + ["\u{0}", sources]).joined(separator: "\u{1}"))
  }

  /// Indices of the units that a shard takes; all without a shard.
  public func units(of shard: Shard?) -> [Int] {
    guard let shard else { return Array(units.indices) }
    return units.indices.filter { shard.holds(units[$0]) }
  }
}
