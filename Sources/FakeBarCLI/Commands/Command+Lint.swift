import FakeBar

extension Command {
  private static let failOn = CommandOption(
    "fail-on", value: "severity", "The least severity that makes the command fail.", default: "warning",
    values: .oneOf(["warning", "error"]))
  private static let rules = CommandOption("rules", "List the rules instead, and how each is known.")

  static let lint = Command(
    name: "lint", abstract: "Check the style of pages that share a bar.",
    discussion:
      "Looks at what scenes say and draws nothing: who sets what on the one bar, where, and who sets it back.",
    arguments: [.scenes], options: [failOn, rules] + CommandOption.styleScenes
  ) { invocation in
    if invocation.has(rules) { return try listRules(invocation) }
    let sources = try SceneSources(invocation)
    var report = LintReport()
    let problems: SeveralErrors?
    do {
      try sources.load(try invocation.overrides()) { _, scene in try report.add(scene) }
      problems = nil
    } catch let errors as SeveralErrors { problems = errors }
    if invocation.has(.json) {
      try StandardOutput.print(report.json.json)
    } else {
      let text = LintText(report, style: MessageStyle(color: invocation[.color]))
      for line in text.lines { try StandardOutput.print(line) }
    }
    // What could not be read may hold more.
    if let problems { throw problems }
    try invocation.tell(LintText.summary(of: report, scenes: sources.sources.count))
    let failing = report.count(.error) + (invocation[failOn] == "error" ? 0 : report.count(.warning))
    return failing == 0 ? .success : .differences
  }

  private static func listRules(_ invocation: Invocation) throws -> ExitCode {
    let rules = LintRuleList.types
    guard !invocation.has(.json) else {
      let list = rules.map { rule in
        JSON5.Value.members([
          ("rule", .string(rule.id)), ("summary", .string(rule.summary)),
          ("evidence", .string(rule.evidence.rawValue)), ("source", .string(rule.source)),
        ])
      }
      try StandardOutput.print(JSON5.Value.list(list).json)
      return .success
    }
    for rule in rules {
      try StandardOutput.print(rule.id)
      try StandardOutput.print("  \(rule.summary)")
      try StandardOutput.print("  \(rule.evidence.rawValue): \(rule.source)")
    }
    return .success
  }
}

extension CommandOption {
  /// Of what commands about scenes take: which scenes, under which traits and strategies.
  fileprivate static let styleScenes: [CommandOption] =
    [.strategy, .device, .os, .scale, .style, .direction, .project] + common
}
