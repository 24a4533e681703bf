import BarGeometry
import BarInspection
import Testing

@Suite("Reports of inspections")
struct InspectionReportTests {
  private static func finding(_ severity: Finding.Severity, _ check: String = "I2") -> Finding {
    Finding(
      check: check, severity: severity, strategy: "sharedBar", step: 1, frame: 3, progress: 0.2322,
      time: 0.05,
      rect: Rect(x: 0, y: 0, width: 299.44, height: 102), layer: "bar/background", cause: "purple over inbox",
      evidence: .measured, source: "recordings", marks: [])
  }

  private static func report(_ findings: [Finding], broken: [String] = []) -> InspectionReport {
    var report = InspectionReport()
    report.steps = [
      InspectedStep(
        scene: "mail", number: 1, operation: "push", pages: "inbox → message", strategy: "sharedBar",
        findings: findings)
    ]
    report.broken = broken
    return report
  }

  @Test("one finding a block, below its step")
  func lines() {
    let report = Self.report([Self.finding(.error), Self.finding(.note, "I1")])
    #expect(
      report.lines() == [
        "mail · step 1 · push inbox → message · sharedBar",
        "  error I2, frame 3 (50 ms, 23 %), 0,0 299.4×102 pt, layer bar/background",
        "    purple over inbox", "    measured: recordings",
        "  note I1, frame 3 (50 ms, 23 %), 0,0 299.4×102 pt, layer bar/background",
        "    purple over inbox", "    measured: recordings",
        "inspected 1 step: 1 finding, 1 note",
      ])
    #expect(report.lines(withNotes: false).count == 5)
  }

  @Test("notes never fail, warnings do unless errors are asked for, broken expectations always do")
  func passing() {
    #expect(Self.report([Self.finding(.note)]).isPassing())
    #expect(!Self.report([Self.finding(.warning)]).isPassing())
    #expect(Self.report([Self.finding(.warning)]).isPassing(failOn: .error))
    #expect(!Self.report([Self.finding(.error)]).isPassing(failOn: .error))
    #expect(!Self.report([], broken: ["s.json5:1:1: error: …"]).isPassing(failOn: .error))
    #expect(Self.report([]).summary == "inspected 1 step: 0 findings, 0 notes")
  }

  @Test("every check of the cases file is there once, with a source")
  func checks() {
    #expect(CheckList.ids == (1...12).map { "I\($0)" } + ["contrast"])
    #expect(CheckList.types.allSatisfy { !$0.summary.isEmpty && !$0.source.isEmpty })
  }
}
