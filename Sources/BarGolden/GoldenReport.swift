/// What a check found. It passes only when everything that was expected has been compared and is the same.
public struct GoldenReport: Hashable, Sendable {
  /// Of the JSON form.
  public static let version = 1

  /// Items the run has; more than there are outcomes when it ended early.
  public var expected: Int
  /// In the run's order.
  public var outcomes: [GoldenOutcome] = []
  /// Files in the golden folder that no item claims, relative to it. Not looked for in a partial run.
  public var orphans: [String] = []
  /// What scenes expect of inspections and did not get, each a message with its place.
  public var brokenExpectations: [String] = []
  /// A filter or shard was at work.
  public var isPartial: Bool

  public init(expected: Int, isPartial: Bool = false) {
    self.expected = expected
    self.isPartial = isPartial
  }

  public var compared: Int { outcomes.count }
  public var failures: [GoldenOutcome] { outcomes.filter { $0.verdict != .same } }
  /// False also for a run without items, and for one that compared more than it should, since then it is not
  /// known what was compared.
  public var isComplete: Bool { expected > 0 && compared == expected }
  public var isPassing: Bool {
    isComplete && orphans.isEmpty && brokenExpectations.isEmpty
      && outcomes.allSatisfy { $0.verdict == .same }
  }

  /// How many goldens have each status, and how many orphans there are.
  public var counts: [String: Int] {
    var counts: [String: Int] = [:]
    for outcome in outcomes { counts[outcome.verdict.status, default: 0] += 1 }
    counts["orphan"] = orphans.isEmpty ? nil : orphans.count
    return counts
  }
}
