import BarFiles

/// GitHub's workflow commands: errors at files that exist, at most so many, and a notice that tells of the rest.
struct AnnotationWriter {
  private let report: GoldenReport
  private let limit: Int

  init(_ report: GoldenReport, limit: Int) {
    self.report = report
    self.limit = max(limit, 1)
  }

  var lines: [String] {
    let errors = errors
    let shown = errors.prefix(limit)
    let rest = errors.count - shown.count
    let more =
      rest > 0 ? "; \(Phrase.grouped(rest)) of \(Phrase.count(errors.count, "error")) not annotated" : ""
    return shown + [Self.line("notice", [("title", "fakebar")], report.summary + more)]
  }

  private var errors: [String] {
    let incomplete = report.isComplete ? [] : [Self.line("error", [("title", "incomplete")], report.summary)]
    return incomplete + report.brokenExpectations.map(Self.line)
      + report.rankedFailures.map(line)
      + report.orphans.map { orphan in
        let title = [("title", "orphan: " + orphan)]
        return Self.line(
          "error", place(Disk.join(report.golden, orphan)) + title,
          "no scene makes this golden; `fakebar prune` deletes it")
      }
  }

  private func line(_ outcome: GoldenOutcome) -> String {
    let golden = GoldenVariant.path(outcome.variant, of: Disk.join(report.golden, outcome.path))
    let words =
      [outcome.verdict.reason] + outcome.environmentChanges.map { "recorded with another renderer: \($0)" }
      + outcome.causes.map(\.words)
    return Self.line(
      "error", place(golden) + [("title", "\(outcome.verdict.status): \(outcome.path)")],
      words.joined(separator: "\n"))
  }

  /// Nothing for a golden that does not exist: GitHub would show the annotation nowhere.
  private func place(_ file: String) -> [(String, String)] {
    Disk.kind(file) == .file ? [("file", file)] : []
  }

  /// At “file:line:column: ” with which its message begins.
  private static func line(_ broken: BrokenExpectation) -> String {
    let title = [("title", "expectation")]
    let parts = broken.message.utf8.split(
      separator: UInt8(ascii: ":"), maxSplits: 3, omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    guard parts.count == 4, !parts[0].isEmpty, Int(parts[1]) != nil, Int(parts[2]) != nil else {
      return line("error", title, broken.message)
    }
    let place = [("file", parts[0]), ("line", parts[1]), ("col", parts[2])]
    return line("error", place + title, String(parts[3].drop { $0 == " " }))
  }

  private static func line(_ command: String, _ properties: [(String, String)], _ message: String) -> String {
    let words = properties.map { "\($0)=\(Escaping.commandProperty($1))" }.joined(separator: ",")
    return "::\(command) \(words)::\(Escaping.command(message))"
  }
}
