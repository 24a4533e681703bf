import Foundation

/// The stored properties, with what follows from them for readers that do not compute: `{version, isPassing,
/// isComplete, isPartial, expected, compared, counts, outcomes, orphans, brokenExpectations}`.
extension GoldenReport: Codable {
  private enum Key: CodingKey {
    case version, isPassing, isComplete, isPartial, expected, compared, counts, outcomes, orphans
    case brokenExpectations
  }

  public func encode(to encoder: any Encoder) throws {
    var json = encoder.container(keyedBy: Key.self)
    try json.encode(Self.version, forKey: .version)
    try json.encode(isPassing, forKey: .isPassing)
    try json.encode(isComplete, forKey: .isComplete)
    try json.encode(isPartial, forKey: .isPartial)
    try json.encode(expected, forKey: .expected)
    try json.encode(compared, forKey: .compared)
    try json.encode(counts, forKey: .counts)
    try json.encode(outcomes, forKey: .outcomes)
    try json.encode(orphans, forKey: .orphans)
    try json.encode(brokenExpectations, forKey: .brokenExpectations)
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
      expected: try json.decode(Int.self, forKey: .expected),
      isPartial: try json.decode(Bool.self, forKey: .isPartial))
    outcomes = try json.decode([GoldenOutcome].self, forKey: .outcomes)
    orphans = try json.decode([String].self, forKey: .orphans)
    brokenExpectations = try json.decodeIfPresent([String].self, forKey: .brokenExpectations) ?? []
  }

  /// Indented, keys sorted, ends with a line feed: the same report is the same text.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
