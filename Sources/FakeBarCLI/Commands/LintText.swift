import FakeBar

/// Findings of style as compilers print theirs: `file:line:column: warning: path: message: remedy [rule]`, and below
/// it the source line with a caret.
struct LintText {
  private let report: LintReport
  private let style: MessageStyle

  init(_ report: LintReport, style: MessageStyle) {
    self.report = report
    self.style = style
  }

  var lines: [String] { report.entries.flatMap(lines) }

  /// "linted 3 scenes: 1 error, 2 warnings, 0 notes".
  static func summary(of report: LintReport, scenes: Int) -> String {
    let counts = [(Finding.Severity.error, "error"), (.warning, "warning"), (.note, "note")].map {
      counted(report.count($0), $1)
    }
    return "linted \(counted(scenes, "scene")): " + counts.joined(separator: ", ")
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  private func lines(_ entry: LintReport.Entry) -> [String] {
    let diagnostic = entry.diagnostic
    let words = [diagnostic.path, diagnostic.message, diagnostic.remedy].joined(separator: ": ")
    // Names may hold what moves a terminal's cursor.
    let head =
      Quote.printable("\(diagnostic.file):\(diagnostic.line):\(diagnostic.column): ")
      + style.painted("\(entry.severity.rawValue): ", color(entry.severity))
      + Quote.printable("\(words) [\(entry.rule)]")
    let source = diagnostic.description.split(separator: "\n", omittingEmptySubsequences: false).suffix(2)
      .map(String.init)
    return [head, source[0], style.painted(source[1], "1;32")]
  }

  private func color(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;35"
    case .note: "1;36"
    }
  }
}
