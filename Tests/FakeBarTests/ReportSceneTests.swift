import BarInspection
import BarStage
import FakeBar
import Foundation
import Testing

/// Every known report as a scene: the healthy ones are clean, the sick ones fail the checks they name, and nothing
/// fails that no expectation names.
@Suite("Scenes of reports")
struct ReportSceneTests {
  static let folder = Bench.root + "/Assets/Scenes/reports"
  static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  @Test("there are as many as the documentation lists")
  func listed() throws {
    let page = try String(
      contentsOfFile: Bench.root + "/Sources/FakeBar/FakeBar.docc/Reports.md", encoding: .utf8)
    #expect(ReportSceneTests.files.count >= 70)
    for file in ReportSceneTests.files { #expect(page.contains("| `\(file.dropLast(6))` |"), "\(file)") }
  }

  @Test("a scene of a report answers its own expectations", arguments: files)
  func expectations(file: String) throws {
    var scene = try SceneLoader.load("\(ReportSceneTests.folder)/\(file)")
    #expect(!scene.expectations.isEmpty)
    scene.selection = .all
    let report = try SceneInspector(scene, jobs: 1).report()
    #expect(report.broken == [] && report.findings == [], "\(report.findings.map(\.cause))")
  }
}
