/// What a check found. It passes only when everything that was expected has been compared and is the same.
///
/// Every other form (terminal, page, JUnit, Markdown, annotations) is made from this value, and `report.json` in the
/// run's folder holds nothing else.
public struct GoldenReport: Hashable, Sendable {
  /// Of the JSON form.
  public static let version = 2

  /// Name and version of the program.
  public var tool: String
  /// The folder of goldens, as it was given.
  public var golden: String
  public var plan: GoldenPlan
  /// Nil for a run in one piece.
  public var shard: Shard?
  /// A filter or a choice was at work: goldens that nothing claims may belong to the rest.
  public var isFiltered: Bool
  /// What rendered.
  public var environment: GoldenEnvironment
  /// False from the moment a run begins until all is compared, so that one that was killed is known by its report.
  public var isFinished = false
  /// Goldens the run has; more than there are outcomes when it ended early.
  public var expected: Int
  /// In the run's order.
  public var outcomes: [GoldenOutcome] = []
  /// Of steps of which something differs.
  public var sequences: [SequenceOutcome] = []
  /// Files in the golden folder that this run does not claim, relative to it. Of a part of a run most belong to the
  /// other parts.
  public var unclaimed: [String] = []
  public var brokenExpectations: [BrokenExpectation] = []
  /// What orphans mean.
  public var obsolete = ObsoletePolicy.fail

  public init(
    tool: String = "fakebar", golden: String = "", plan: GoldenPlan = GoldenPlan(units: []),
    shard: Shard? = nil, isFiltered: Bool = false, environment: GoldenEnvironment = GoldenEnvironment(),
    expected: Int
  ) {
    self.tool = tool
    self.golden = golden
    self.plan = plan
    self.shard = shard
    self.isFiltered = isFiltered
    self.environment = environment
    self.expected = expected
  }

  /// Goldens that were looked at; those skipped after a difference do not count.
  public var compared: Int { outcomes.count { $0.verdict != .skipped } }
  public var failures: [GoldenOutcome] { outcomes.filter { !$0.verdict.passes } }
  /// A filter or a shard was at work.
  public var isPartial: Bool { isFiltered || shard != nil }
  /// Goldens that no scene makes any more; none are known in a part of a run, and none where nobody asks for them.
  public var orphans: [String] { isPartial || obsolete == .ignore ? [] : unclaimed }
  /// False also for one that compared more than it should, since then it is not known what was compared. What was
  /// skipped because its step has failed already is accounted for, though it never passes.
  public var isComplete: Bool { isFinished && outcomes.count == expected }
  public var isPassing: Bool {
    isComplete && (orphans.isEmpty || obsolete == .warn) && brokenExpectations.isEmpty
      && outcomes.allSatisfy { $0.verdict.passes }
  }

  /// How many goldens have each status, and how many orphans there are.
  public var counts: [String: Int] {
    var counts: [String: Int] = [:]
    for outcome in outcomes { counts[outcome.verdict.status, default: 0] += 1 }
    counts["orphan"] = orphans.isEmpty ? nil : orphans.count
    return counts
  }
}
