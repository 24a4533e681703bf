/// What a check says about one golden.
public struct GoldenOutcome: Hashable, Sendable {
  public var name: GoldenName
  /// Relative to the golden folder.
  public var path: String
  public var verdict: GoldenVerdict
  /// What was written to look at; all nil for the same.
  public var files: FailureFiles

  public init(
    name: GoldenName, path: String, verdict: GoldenVerdict, files: FailureFiles = FailureFiles()
  ) {
    self.name = name
    self.path = path
    self.verdict = verdict
    self.files = files
  }

  /// For the terminal: a line, and one for each file to look at.
  public var lines: [String] {
    var lines = ["\(verdict.status): \(path)" + (verdict.reason.isEmpty ? "" : ": \(verdict.reason)")]
    for (label, file) in [
      ("expected", files.expected), ("actual  ", files.actual), ("diff    ", files.difference),
    ] {
      if let file { lines.append("  \(label) \(file)") }
    }
    return lines
  }
}
