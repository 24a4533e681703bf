public import BarInspection
public import BarStage

extension FilmstripDraft {
  /// Adds rows for what inspections found in a scene: the frames of findings, expected ones too, outlined and named by
  /// their checks.
  /// - Throws: what staging throws.
  public mutating func add(_ scene: Scene, _ report: InspectionReport) throws {
    try add(scene) { step, strategy in
      report.steps.filter { $0.number == step && $0.strategy == strategy }
        .flatMap { $0.findings.filter { !$0.isNote } + $0.expected }
        .flatMap { finding in
          finding.marks.map { FilmstripMark(frame: $0.frame, rect: $0.rect, label: finding.check) }
        }
    }
  }
}
