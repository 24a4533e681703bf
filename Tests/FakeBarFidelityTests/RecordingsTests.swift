import FakeBarFidelity
import Foundation
import Testing

/// Every real recording against ours. Some hundred frames take seconds in a release build, minutes in a debug build,
/// which leaves them out.
@Suite struct RecordingsTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static var options: Options {
    var options = Options()
    options.truth = root.deletingLastPathComponent().appendingPathComponent("shared/truth").path
    options.scenes = root.appendingPathComponent("Assets/Fidelity").path
    options.only = Recording.all.map(\.name)
    return options
  }

  private static var canRun: Bool {
    #if DEBUG
      print("skipped: a debug build takes minutes")
      return false
    #else
      let found = FileManager.default.fileExists(atPath: "\(options.truth)/measurements.json")
      if !found { print("skipped: no ../shared") }
      return found
    #endif
  }

  @Test("pages, dim and shadow lie within their bars, texts where this rule has them", .enabled(if: canRun))
  func recordings() throws {
    let report = try MotionReport(Self.options)
    #expect(report.runs.count == 6)
    for run in report.runs {
      #expect(run.error == nil, "\(run.recording.name)")
      for summary in run.summaries {
        let words = "\(run.recording.name) \(summary.quantity.words)"
        switch summary.quantity {
        case .shadow:
          // Against all recordings together below: two frames of a GIF are too few for a profile.
          break
        case .pageX, .coveredX, .dim: #expect(summary.passes == true, "\(words): \(summary.rms)")
        case .shift, .alpha:
          // The systems whose rules are modelled.
          guard run.recording.name == "yp1_push" || run.recording.name == "sa13_pop" else { break }
          let isLength = if case .shift = summary.quantity { true } else { false }
          #expect(summary.rms <= (isLength ? 1 : 0.13), "\(words): \(summary.rms)")
        }
      }
    }
    for summary in report.summaries {
      if case .shadow = summary.quantity { #expect(summary.passes == true, "\(summary.quantity.words)") }
    }
  }

  @Test("the measuring agrees with measurements.json's", .enabled(if: canRun)) func agreement() throws {
    let agreement = try MotionReport(Self.options).agreement
    // Both uncertain: half a pixel, four levels of 255; alphas by other templates.
    for (quantity, most) in [
      (MotionQuantity.pageX, 0.5), (.coveredX, 0.3), (.dim, 0.008), (.shift(.title), 0.5),
      (.shift(.coveredTitle), 0.5), (.alpha(.title), 0.05), (.alpha(.coveredTitle), 0.05),
      (.alpha(.chevron), 0.05),
    ] {
      let summary = try #require(agreement.first { $0.quantity == quantity })
      #expect(summary.rms <= most && summary.count >= 15, "\(quantity.words): \(summary.rms)")
    }
  }
}
