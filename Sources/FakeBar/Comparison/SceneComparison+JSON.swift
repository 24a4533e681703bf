import BarGeometry
import BarInspection
import BarStage

extension SceneComparison {
  /// `{"scene", "reference", "strategies": […], "steps": [{"step", "operation", "strategy", "frames", "fails", "findings",
  /// "notes", "firstDifference"}]}`; rectangles are [x, y, width, height] in points.
  public var json: String {
    JSON5.Value.members([
      ("scene", .string(scene.name)), ("reference", strategies.first.map { .string($0) } ?? .null),
      ("strategies", .list(strategies.map { .string($0) })), ("steps", .list(steps.map(Self.value))),
    ]).json
  }

  private static func value(_ step: ComparedStep) -> JSON5.Value {
    .members([
      ("step", number(step.number)), ("operation", .string(step.operation)),
      ("strategy", .string(step.strategy)), ("frames", number(step.frames)),
      ("fails", .list(step.failedChecks.map { .string($0) })),
      ("findings", .list(step.findings.filter { $0.severity != .note }.map { .members($0.members) })),
      ("notes", .list(step.findings.filter { $0.severity == .note }.map { .members($0.members) })),
      ("firstDifference", step.difference.map(value) ?? .null),
    ])
  }

  private static func value(_ difference: FrameDifference) -> JSON5.Value {
    let rect = difference.rect
    return .members([
      ("frame", number(difference.frame)), ("progress", .number(number: difference.progress)),
      ("time", .number(number: difference.time)),
      ("rect", .list([rect.x, rect.y, rect.width, rect.height].map { .number(number: $0.quantized) })),
      ("ratio", .number(number: difference.ratio.quantized)),
    ])
  }

  private static func number(_ value: Int) -> JSON5.Value { .number(number: Double(value)) }
}
