/// What approving or rejecting did.
public struct DecisionReport: Hashable, Sendable, Codable {
  /// A golden that was not decided about, and why.
  public struct Refusal: Hashable, Sendable, Codable {
    /// Relative to the golden folder.
    public var path: String
    public var reason: String

    init(_ path: String, _ reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  public var decision: GoldenDecision
  /// Nothing was written: this is what would be done.
  public var isDryRun: Bool
  /// Files in the golden folder that were written, or goldens whose pending file was dropped; relative to the golden
  /// folder, in the run's order.
  public var decided: [String] = []
  /// Chosen, but not to be done; the reason ends with the remedy.
  public var refused: [Refusal] = []
  /// Not covered by the causes that were named.
  public var left: [Refusal] = []

  init(_ decision: GoldenDecision, isDryRun: Bool) {
    self.decision = decision
    self.isDryRun = isDryRun
  }

  /// For the terminal.
  public var lines: [String] {
    let done = isDryRun ? "would be \(decision.rawValue)" : decision.rawValue
    var lines = decided.map { "  \($0)" }
    lines += refused.map { "refused: \($0.path): \($0.reason)" }
    lines += left.map { "left: \($0.path): \($0.reason)" }
    guard !decided.isEmpty else { return lines + ["nothing \(done)"] }
    return ["\(done): \(Phrase.count(decided.count, "golden"))"] + lines
      + (decision == .approved && !isDryRun ? ["nothing was checked; run `fakebar check`"] : [])
  }
}
