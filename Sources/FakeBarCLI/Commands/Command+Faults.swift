import FakeBar

extension Command {
  static let faults = Command(
    name: "faults", abstract: "List known defects that a scene can put in.",
    discussion: "A scene names them in \"faults\": they prove that the checks find them.",
    options: CommandOption.common
  ) { invocation in
    guard !invocation.has(.json) else {
      try StandardOutput.print(JSON5.Value.list(FaultList.types.map(faultJSON)).json)
      return .success
    }
    let rows = FaultList.types.map { type in
      [
        type.name, type.options.map(text).joined(separator: ", "), type.checks.joined(separator: " "),
        type.summary,
      ]
    }
    try StandardOutput.print(TextLayout.table([["FAULT", "OPTIONS", "CHECKS", "WHAT HAPPENS"]] + rows))
    return .success
  }

  /// `points=44 pt`; what has to be given stands as `keys=…`.
  private static func text(_ option: FaultOption) -> String {
    let value = option.defaultValue.map { Int(exactly: $0).map { "\($0)" } ?? "\($0)" } ?? "…"
    return "\(option.name)=\(value)" + (option.unit == .points ? " pt" : "")
  }

  private static func faultJSON(_ type: any Fault.Type) -> JSON5.Value {
    .members([
      ("name", .string(type.name)), ("summary", .string(type.summary)),
      ("checks", .list(type.checks.map { .string($0) })),
      (
        "options",
        .list(
          type.options.map { option in
            .members([
              ("name", .string(option.name)), ("unit", .string(option.unit.rawValue)),
              ("doc", .string(option.doc)),
              ("default", option.defaultValue.map { .number(number: $0) } ?? .null),
            ])
          })
      ),
    ])
  }
}
