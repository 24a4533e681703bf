/// Where the two sides of a failure and their difference were written; only files that exist are named.
public struct FailureFiles: Hashable, Sendable, Codable {
  /// Nil when there was no golden to copy.
  public var expected: String?
  public var actual: String?
  public var difference: String?

  public init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
    self.expected = expected
    self.actual = actual
    self.difference = difference
  }
}
