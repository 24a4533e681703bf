/// What deleting orphans did.
public struct PruneReport: Hashable, Sendable, Codable {
  /// Nothing was deleted: this is what would be.
  public var isDryRun: Bool
  /// Relative to the golden folder, in the order of their bytes.
  public var deleted: [String] = []
  /// Files among the goldens that no scene makes, and which do not look like goldens: not touched.
  public var kept: [String] = []

  init(isDryRun: Bool) { self.isDryRun = isDryRun }

  /// For the terminal.
  public var lines: [String] {
    let done = isDryRun ? "would delete" : "deleted"
    var lines = deleted.map { "  \($0)" } + kept.map { "kept: \($0): it does not look like a golden" }
    lines.append(
      deleted.isEmpty
        ? "\(done) nothing: every golden has its scene" : "\(done) \(Phrase.count(deleted.count, "golden"))")
    return lines
  }
}
