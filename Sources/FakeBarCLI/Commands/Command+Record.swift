import FakeBar

extension Command {
  private static let mode = CommandOption(
    "record", value: "mode", "Which goldens to write: all, missing, failed or never.",
    default: "all; never where CI is set", values: .oneOf(RecordMode.allCases.map(\.rawValue)))

  static let record = Command(
    name: "record", abstract: "Write the goldens of scenes.",
    discussion: "Needs a project. Goldens that match are not touched.",
    options: [mode] + CommandOption.goldens + CommandOption.goldenScenes
  ) { invocation in
    // A build server that records what it should check would always be green.
    let standard: RecordMode = MessageStyle.isSet("CI") ? .never : .all
    let mode = try invocation[mode].map { try RecordMode(word: $0) } ?? standard
    let report = try invocation.goldenWorkflow().record(mode)
    for line in report.lines { try invocation.tell(line) }
    try invocation.answer([
      ("mode", .string(report.mode.rawValue)), ("expected", .number(number: Double(report.expected))),
      ("written", .list(report.written.map { .string($0) })),
      ("unchanged", .number(number: Double(report.unchanged))),
      ("left", .list(report.left.map { .string($0) })), ("isComplete", .bool(report.isComplete)),
    ])
    guard report.isComplete else { return .internalError }
    return report.left.isEmpty ? .success : .differences
  }
}
