#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stored properties, with what follows from them for readers that do not compute: `isPassing`, `isComplete`,
/// `isPartial`, `compared`, `counts` and `orphans`.
extension GoldenReport: Codable {
  private enum Key: CodingKey {
    case version, tool, golden, plan, shard, isFiltered, environment, isFinished, expected, outcomes,
      sequences
    case unclaimed, brokenExpectations, obsolete
    case isPassing, isComplete, isPartial, compared, counts, orphans
  }

  public func encode(to encoder: any Encoder) throws {
    var json = encoder.container(keyedBy: Key.self)
    try json.encode(Self.version, forKey: .version)
    try json.encode(tool, forKey: .tool)
    try json.encode(golden, forKey: .golden)
    try json.encode(plan, forKey: .plan)
    try json.encodeIfPresent(shard, forKey: .shard)
    try json.encode(isFiltered, forKey: .isFiltered)
    try json.encode(environment, forKey: .environment)
    try json.encode(isFinished, forKey: .isFinished)
    try json.encode(expected, forKey: .expected)
    try json.encode(outcomes, forKey: .outcomes)
    try json.encode(sequences, forKey: .sequences)
    try json.encode(unclaimed, forKey: .unclaimed)
    try json.encode(brokenExpectations, forKey: .brokenExpectations)
    try json.encode(obsolete, forKey: .obsolete)
    try json.encode(isPassing, forKey: .isPassing)
    try json.encode(isComplete, forKey: .isComplete)
    try json.encode(isPartial, forKey: .isPartial)
    try json.encode(compared, forKey: .compared)
    try json.encode(counts, forKey: .counts)
    try json.encode(orphans, forKey: .orphans)
  }

  /// Whether it passes is worked out again, not read.
  public init(from decoder: any Decoder) throws {
    let json = try decoder.container(keyedBy: Key.self)
    let version = try json.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: json,
        debugDescription: "version \(version) of the report is not known; check again with this fakebar")
    }
    self.init(
      tool: try json.decode(String.self, forKey: .tool),
      golden: try json.decode(String.self, forKey: .golden),
      plan: try json.decode(GoldenPlan.self, forKey: .plan),
      shard: try json.decodeIfPresent(Shard.self, forKey: .shard),
      isFiltered: try json.decode(Bool.self, forKey: .isFiltered),
      environment: try json.decode(GoldenEnvironment.self, forKey: .environment),
      expected: try json.decode(Int.self, forKey: .expected))
    isFinished = try json.decode(Bool.self, forKey: .isFinished)
    outcomes = try json.decode([GoldenOutcome].self, forKey: .outcomes)
    sequences = try json.decode([SequenceOutcome].self, forKey: .sequences)
    unclaimed = try json.decode([String].self, forKey: .unclaimed)
    brokenExpectations = try json.decode([BrokenExpectation].self, forKey: .brokenExpectations)
    obsolete = try json.decode(ObsoletePolicy.self, forKey: .obsolete)
  }

  /// Indented, keys sorted, ends with a line feed: the same report is the same text.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// - Throws: `GoldenError.badReport`.
  public init(json bytes: [UInt8], path: String) throws(GoldenError) {
    do {
      self = try JSONDecoder().decode(GoldenReport.self, from: Data(bytes))
    } catch DecodingError.dataCorrupted(let context) {
      throw .badReport(path: path, reason: context.debugDescription)
    } catch {
      throw .badReport(path: path, reason: "it is no report of this version")
    }
  }
}
