import FakeBar

extension Command {
  /// Prints where the parts of the bars at rest stand: of the start, and after each chosen step.
  static func traceLayout(_ scene: Scene, steps: Set<Int>, asJSON: Bool) throws {
    var trace = LayoutTrace()
    var answers: [JSON5.Value] = []
    for strategy in scene.strategies {
      let bars = try SceneStager(scene).bars(strategy).filter { $0.step == 0 || steps.contains($0.step) }
      let variant = scene.variant.map { ", \($0.name)" } ?? ""
      trace.add(heading: "strategy \(strategy.name)\(variant)")
      for bar in bars {
        trace.add(heading: bar.step == 0 ? "start" : "after step \(bar.step)")
        trace.add(page: bar.page, bar.layout)
        answers.append(json(bar, strategy.name, variant: scene.variant?.name))
      }
    }
    if asJSON {
      try StandardOutput.print(JSON5.Value.members([("bars", .list(answers))]).json)
    } else {
      try StandardOutput.write(Array(trace.text.utf8))
    }
  }

  private static func json(_ bar: RestingBar, _ strategy: String, variant: String?) -> JSON5.Value {
    .members(
      [("strategy", .string(strategy))] + (variant.map { [("variant", .string($0))] } ?? []) + [
        ("step", .number(number: Double(bar.step))), ("page", .string(bar.page)),
        ("parts", .list(bar.layout.notes.map(json))),
      ])
  }

  private static func json(_ note: LayoutNote) -> JSON5.Value {
    let rect = note.rect.map { rect in
      JSON5.Value.list([rect.x, rect.y, rect.width, rect.height].map { .number(number: $0.quantized) })
    }
    return .members([
      ("part", .string(note.part.name)), ("rect", rect ?? .null),
      (
        "rules",
        .list(
          note.rules.map { rule in
            .members([
              ("text", .string(rule.text)), ("evidence", .string(rule.evidence.rawValue)),
              ("source", .string(rule.source)),
            ])
          })
      ),
    ])
  }
}
