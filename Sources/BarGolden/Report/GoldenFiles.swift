/// Where a run left what it found about a golden: paths relative to the run's folder, nil for what does not exist.
public struct GoldenFiles: Hashable, Sendable, Codable {
  /// A copy of the golden, below `expected`.
  public var expected: String?
  /// What was produced, below `pending`: the golden to be, if it is approved.
  public var pending: String?
  /// The difference between the two, below `diff`.
  public var difference: String?

  public init(expected: String? = nil, pending: String? = nil, difference: String? = nil) {
    self.expected = expected
    self.pending = pending
    self.difference = difference
  }
}
