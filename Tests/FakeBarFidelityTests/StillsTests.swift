import FakeBarFidelity
import Foundation
import Testing

/// Every real screenshot against ours. Drawing and measuring 27 full frames takes seconds in a release build, minutes in
/// a debug build, which leaves them out.
@Suite struct StillsTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static var options: Options {
    var options = Options()
    options.truth = root.deletingLastPathComponent().appendingPathComponent("shared/truth").path
    options.scenes = root.appendingPathComponent("Assets/Fidelity").path
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

  @Test(
    "every value of every still is within its bar, and measured as measurements.json has it",
    .enabled(if: canRun))
  func stills() throws {
    var options = Self.options
    options.only = Still.all.map(\.name)
    let report = try Report(options)
    #expect(report.motion.runs.isEmpty)
    for run in report.runs {
      #expect(run.error == nil, "\(run.still.name)")
      for row in run.comparison?.failures ?? [] {
        Issue.record(
          "\(run.still.name) \(row.quantity): ours \(row.ours.text), real \(row.real.text)")
      }
    }
    #expect(report.crossCheck.off.isEmpty)
    #expect(report.crossCheck.compared > 150)
  }

  @Test("every scene of the folder belongs to a still or a recording, and each of them has one")
  func scenes() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.options.scenes)
    let names = files.filter { $0.hasSuffix(".json5") }.map { String($0.dropLast(6)) }
    #expect(Set(names) == Set(Still.all.map(\.name) + Recording.all.map(\.name)))
    #expect(Set(names).count == Still.all.count + Recording.all.count)
  }
}
