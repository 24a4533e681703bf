import BarGolden
import Foundation
import Testing

struct ReportLinesTests {
  private let folder: TemporaryFolder
  private let run: RunFolder

  init() throws {
    folder = try TemporaryFolder()
    run = RunFolder(folder["o"])
  }

  @Test("the lines say what failed with files that exist, what to do, and last how much was compared")
  func lines() throws {
    var report = ReportSamples.report(.same, .missing, .pixelsDiffer(ReportSamples.diff(312)))
    report.outcomes[2].files = GoldenFiles(
      expected: "expected/a.png", pending: "pending/a.png", difference: "diff/a.png")
    report.unclaimed = ["old/1-fakeBar.txt"]
    try folder.write("o/expected/a.png", [1])
    try folder.write("o/diff/a.png", [1])
    let lines = report.lines(in: run)
    #expect(lines.last == "compared 3 of 3: 1 same, 1 different, 1 missing, 1 orphan")
    #expect(lines[0].hasPrefix("different: push/2-fakeBar/at-0.3.png: ") && lines[0].contains("312"))
    #expect(
      Array(lines[1...2]) == [
        "  expected \(folder["o/expected/a.png"])", "  diff     \(folder["o/diff/a.png"])",
      ])
    #expect(lines[3] == "missing: push/1-fakeBar/at-0.3.png: nothing recorded yet")
    #expect(lines.contains("orphan: old/1-fakeBar.txt: no scene makes this golden"))
    let words = lines.flatMap { $0.split(separator: " ").map(String.init) }
    for path in words where path.hasPrefix(folder.path) {
      #expect(FileManager.default.fileExists(atPath: path))
    }
  }

  @Test("long lists are cut at the largest changes, and say by how much")
  func limit() {
    var report = ReportSamples.report(
      (0..<30).map {
        ReportSamples.outcome(.pixelsDiffer(ReportSamples.diff($0 + 1)), ReportSamples.name(step: $0))
      })
    report.unclaimed = (0..<25).map { "old-\($0).png" }
    let lines = report.lines(limit: 20)
    #expect(lines.contains("… and 10 more") && lines.contains("… and 5 more orphans"))
    #expect(
      lines.count { $0.hasPrefix("different: ") } == 20 && lines.count { $0.hasPrefix("orphan: ") } == 20)
    #expect(lines[0].hasPrefix("different: push/29-fakeBar/"))
  }

  @Test("another renderer is named first, since everything else may follow from it")
  func environment() {
    var report = ReportSamples.report(
      .pixelsDiffer(ReportSamples.diff(1)), .pixelsDiffer(ReportSamples.diff(2)))
    for index in 0...1 { report.outcomes[index].environmentChanges = ["cairo 1.16 → 1.18"] }
    #expect(report.lines().first == "recorded with another renderer: cairo 1.16 → 1.18 (2 goldens)")
  }

  @Test("a cause is told once for all steps, with the goldens it explains and the command that accepts them")
  func causes() {
    var report = ReportSamples.report(
      .pixelsDiffer(ReportSamples.diff(1)), .pixelsDiffer(ReportSamples.diff(2)), .missing)
    for index in 0...1 {
      let cause = ReportSamples.cause("bar/it's", frames: [3, 4, 5, 8], share: index == 0 ? 0.92 : 0.5)
      report.outcomes[index].causes = [cause]
      report.sequences.append(
        SequenceOutcome(
          unit: 0, path: "push/\(index)-fakeBar", verdict: .visual,
          first: FramePlace(index: 3, count: 31, time: 0.05), causes: [cause]))
    }
    let lines = report.lines()
    let cause =
      "cause: bar/it's: x −8 pt in frames 3–5, 8 of 2 steps (50 % to 92 % of the difference); in 2 goldens"
    #expect(lines.filter { $0.hasPrefix("cause: ") } == [cause])
    #expect(lines.contains("  fakebar approve --cause 'bar/it'\\''s: x −8 pt'"))
    #expect(lines.contains("push/1-fakeBar: frame 3 of 31 (t = 50 ms) is the first that differs (visual)"))
  }

  @Test("what was tolerated says how much of the tolerance it used")
  func tolerated() {
    let report = ReportSamples.report(.tolerated(ReportSamples.diff(143, passes: true, limit: 200)))
    #expect(
      report.lines() == [
        "tolerated: push/0-fakeBar/at-0.3.png: max-diff-pixels: 143 of 200 (71 %)",
        "compared 1 of 1: 1 tolerated",
      ])
  }
}
