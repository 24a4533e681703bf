import BarGeometry
import BarGolden
import BarPixels
import Foundation
import Testing

struct GoldenReportTests {
  private func outcome(_ verdict: GoldenVerdict, step: Int = 1) -> GoldenOutcome {
    let name = GoldenName(
      scene: "push", step: step, strategy: "fakeBar", label: "progress 0.3", kind: .pixels)
    return GoldenOutcome(name: name, verdict: verdict)
  }

  private func report(_ verdicts: GoldenVerdict..., expected: Int? = nil) -> GoldenReport {
    var report = GoldenReport(expected: expected ?? verdicts.count)
    report.outcomes = verdicts.enumerated().map { outcome($1, step: $0) }
    report.isFinished = true
    return report
  }

  private let diff: ImageDiff = {
    let side = ImageDiff.Side(
      width: 400, height: 300, depth: 8, encoding: "PNG, 8-bit RGB", colorTags: "sRGB")
    var diff = ImageDiff(
      expected: side, actual: side, metric: .exact, threshold: 0, verdict: .real, passes: false)
    (diff.changed, diff.different) = (312, 312)
    diff.maxDelta = ChannelLevels(red: 48, green: 1, blue: 0, alpha: 0)
    diff.bounds = PixelRect(x: 10, y: 0, width: 31, height: 4)
    diff.worst = ComparedPixel(x: 10, y: 0, distance: 48, deltaE: 9.5)
    diff.limits = [DiffLimitUse(kind: .pixels, limit: 0, used: 312)]
    return diff
  }()

  @Test("only a run that compared everything it expected, all the same and nothing left over, passes")
  func passing() {
    #expect(report(.same, .same).isPassing)
    #expect(!GoldenReport(expected: 0).isPassing)
    var unfinished = report(.same)
    unfinished.isFinished = false
    #expect(!unfinished.isPassing)
    #expect(!report(.same, expected: 2).isPassing)
    #expect(!report(.same, .same, expected: 1).isPassing)
    for verdict in [
      GoldenVerdict.missing, .unreadable(reason: "x"), .pixelsDiffer(diff),
      .textDiffers(TextDiff(removed: 1, added: 0, firstLine: 1)),
    ] {
      #expect(!report(.same, verdict).isPassing)
    }
    var orphaned = report(.same)
    orphaned.unclaimed = ["x.png"]
    #expect(!orphaned.isPassing)
  }

  @Test("JSON holds what follows from the rest, reads back the same, and is the same text each time")
  func json() throws {
    var report = report(
      .same, .pixelsDiffer(diff), .textDiffers(TextDiff(removed: 1, added: 2, firstLine: 3)), .missing,
      .unreadable(reason: "cut"), expected: 6)
    report.outcomes[1].files.pending = "pending/a.png"
    report.unclaimed = ["x.png"]
    let text = try report.json()
    #expect(try text == report.json())
    #expect(try JSONDecoder().decode(GoldenReport.self, from: Data(text.utf8)) == report)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["isPassing"] as? Bool == false && object["isComplete"] as? Bool == false)
    #expect(object["expected"] as? Int == 6 && object["compared"] as? Int == 5)
    let outcomes = try #require(object["outcomes"] as? [[String: Any]])
    #expect(
      outcomes.map { $0["status"] as? String } == [
        "same", "different", "different", "missing", "unreadable",
      ])
    let pixels = try #require(outcomes[1]["pixels"] as? [String: Any])
    // The keys that `fakebar diff --json` promises.
    #expect(
      Set(["equal", "width", "height", "different", "ratio", "maxDelta", "aaIgnored", "invisible", "bounds"])
        .isSubset(of: pixels.keys))
    #expect(pixels["different"] as? Int == 312 && pixels["maxDelta"] as? Int == 48)
    #expect(pixels["bounds"] as? [String: Int] == ["x": 10, "y": 0, "width": 31, "height": 4])
  }

  @Test("a report on disk that contradicts itself is not read as success")
  func contradiction() throws {
    let text = try report(.missing).json()
    let forged = text.replacing("\"missing\"", with: "\"same\"")
    #expect(forged != text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(GoldenReport.self, from: Data(forged.utf8))
    }
    let cut = try report(.same, .same).json().replacing("\"expected\" : 2", with: "\"expected\" : 3")
    #expect(try !JSONDecoder().decode(GoldenReport.self, from: Data(cut.utf8)).isPassing)
  }
}
