/// GitHub's Markdown for job summaries: within a number of bytes, the largest changes first, and with the count of what
/// found no room.
struct MarkdownWriter {
  private let report: GoldenReport
  private let folder: RunFolder
  private let limit: Int
  /// Bytes below which nothing useful can be said.
  private static let least = 4000

  init(_ report: GoldenReport, in folder: RunFolder, limit: Int) {
    self.report = report
    self.folder = folder
    self.limit = max(limit, Self.least)
  }

  var text: String {
    var page = MarkdownPage(limit: limit)
    page.add("## \(report.isPassing ? "✅" : "❌") Goldens: \(Escaping.markdown(report.summary))")
    for remedy in report.remedies { page.add("", remedy) }
    page.list(
      nil, report.environmentLines.map { "- " + Escaping.markdown(MarkdownPage.cut($0)) }, noun: "more set",
      share: 0.1)
    page.table(
      "Causes", ["Cause", "Goldens", "Accept with"],
      report.causeGroups.map {
        [MarkdownPage.code($0.words), "\($0.goldens)", MarkdownPage.code($0.command)]
      },
      noun: "more cause", share: 0.2)
    page.list(
      "Steps",
      report.sequences.map {
        "- " + MarkdownPage.code($0.path) + ": " + Escaping.markdown(MarkdownPage.cut($0.phrase))
      }, noun: "more step", share: 0.15)
    page.list(
      "Expectations",
      report.brokenExpectations.map { "- " + Escaping.markdown(MarkdownPage.cut($0.message)) },
      noun: "more expectation", share: 0.15)
    page.list("Orphans", report.orphans.map { "- " + MarkdownPage.code($0) }, noun: "more orphan", share: 0.1)
    let tolerated = GoldenReport.ranked(report.outcomes.filter { $0.verdict.status == "tolerated" })
    page.table(
      "Failures", ["State", "Golden", "Change"], report.rankedFailures.map(row), noun: "more golden",
      share: 0.9)
    page.list(
      "Tolerated", tolerated.flatMap(\.toleranceLines).map { "- " + MarkdownPage.code($0) },
      noun: "more tolerated golden", share: 1)
    return page.text
  }

  private func row(_ outcome: GoldenOutcome) -> [String] {
    let frame = outcome.frame.map { ", \($0.words)" } ?? ""
    let files = outcome.existingFiles(in: folder).last.map { "<br>" + MarkdownPage.code($0.path) } ?? ""
    let decision = outcome.decision.map { " (\($0.rawValue))" } ?? ""
    return [
      outcome.verdict.status + decision, MarkdownPage.code(outcome.path) + frame,
      Escaping.markdown(MarkdownPage.cut(outcome.verdict.reason)) + files,
    ]
  }
}
