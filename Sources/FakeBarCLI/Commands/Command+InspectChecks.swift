import FakeBar

/// The checks, and what each means for each strategy.
enum CheckTable {
  static var lines: [String] {
    CheckList.types.flatMap { type -> [String] in
      ["\(type.id)  \(type.summary)", "    \(type.evidence.rawValue): \(type.source)"]
        + StrategyList.all.map { "    \($0.name): \(words(type.holds(for: $0)))" }
    }
  }

  static var json: String {
    let checks = CheckList.types.map { type -> JSON5.Value in
      .members([
        ("check", .string(type.id)), ("summary", .string(type.summary)),
        ("evidence", .string(type.evidence.rawValue)), ("source", .string(type.source)),
        (
          "strategies",
          .members(StrategyList.all.map { ($0.name, .string(words(type.holds(for: $0)))) })
        ),
      ])
    }
    return JSON5.Value.members([("checks", .list(checks))]).json
  }

  private static func words(_ applicability: Applicability) -> String {
    switch applicability {
    case .must: "must hold"
    case .byDesign(let reason): "a note: \(reason)"
    case .notApplicable(let reason): "not applicable: \(reason)"
    }
  }
}
