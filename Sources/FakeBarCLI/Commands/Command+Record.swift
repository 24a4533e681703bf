import FakeBar

extension Command {
  private static let mode = CommandOption(
    "record", value: "mode", "Which goldens to write: all, missing, failed (or changed) or never.",
    default: "as FAKEBAR_RECORD or SNAPSHOT_TESTING_RECORD says, else all; never on a build server",
    values: .oneOf(RecordMode.allCases.map(\.rawValue) + ["changed"]))

  static let record = Command(
    name: "record", abstract: "Write the goldens of scenes.",
    discussion:
      "Needs a project. Goldens that match are not touched. On a build server a mode that writes is refused, because what "
      + "nobody has looked at must not become the truth.",
    options: [mode, .allowCIRecord] + CommandOption.goldens + CommandOption.goldenScenes,
    pointers: Dictionary(
      uniqueKeysWithValues: ["-u", "--update"].map { ($0, "recording is updating; choose with --record") })
  ) { invocation in
    let mode = try RecordMode.chosen(
      invocation[mode], invocation.environment, isAllowedOnBuildServers: invocation.has(.allowCIRecord))
    let choice = try invocation.shardChoice()
    let workflow = try invocation.goldenWorkflow(choice?.shard)
    try choice?.acknowledge()
    if let choice { try invocation.tell(choice.words) }
    let report = try workflow.record(mode)
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
