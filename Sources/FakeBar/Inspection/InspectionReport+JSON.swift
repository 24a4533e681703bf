public import BarInspection
import BarStage

extension InspectionReport {
  /// `{"findings": […], "notes": […], "expected": […], "broken": […], "steps": n}`; rectangles are [x, y, width, height]
  /// in points.
  public var json: String {
    func list(_ pick: (InspectedStep) -> [Finding]) -> JSON5.Value {
      .list(steps.flatMap { step in pick(step).map { Self.value($0, step) } })
    }
    return JSON5.Value.members([
      ("findings", list { $0.findings.filter { !$0.isNote } }),
      ("notes", list { $0.findings.filter(\.isNote) }), ("expected", list(\.expected)),
      ("broken", .list(broken.map { .string($0) })), ("steps", .number(number: Double(steps.count))),
    ]).json
  }

  private static func value(_ finding: Finding, _ step: InspectedStep) -> JSON5.Value {
    .members(
      [("scene", .string(step.scene)), ("variant", step.variant.map { .string($0) } ?? .null)]
        + finding.members)
  }
}
