import FakeBar

extension Command {
  private static let asVariant = CommandOption(
    "as-variant", "Keep the golden and accept this beside it, as NAME.variant-2.png.")
  private static let incomplete = CommandOption(
    "incomplete", "Also from a check that ended early, of which nobody knows what else differs.")

  static let approve = Command(
    name: "approve", aliases: ["accept"], abstract: "Make goldens of what a check left pending.",
    discussion:
      "All of it, or what the patterns, frames and causes name. A golden that has changed since the check is refused.",
    arguments: [.pending],
    options: CommandOption.selection + [asVariant, incomplete] + CommandOption.deciding
      + [.allowCIRecord] + CommandOption.common
  ) { invocation in
    try invocation.checkMayWriteGoldens()
    let folder = invocation.decidedFolder
    let decider = GoldenDecider(folder, try invocation.goldenStore(for: folder))
    return try invocation.answer(
      decider.approve(
        invocation.goldenSelection, asVariant: invocation.has(asVariant), isDryRun: invocation.has(.dryRun),
        takesUnfinished: invocation.has(incomplete)))
  }
}

extension CommandArgument {
  static let pending = CommandArgument(
    name: "pattern",
    help:
      "A golden's path, a folder of goldens or a scene's name, with * and ** for any. Without any, all that is "
      + "pending.", isRepeated: true)
}

extension CommandOption {
  private static let frame = CommandOption(
    "frame", value: "frame", "Only this frame: a number from 0, or a label such as 0.3.", isRepeated: true)
  private static let cause = CommandOption(
    "cause", value: "key",
    "Only goldens that differ by this and by nothing else, such as 'bar/title: font 17 → 18'; * stands for any text.",
    isRepeated: true)

  static let selection = [frame, cause]
  static let deciding = [from, golden, dryRun, project]
}

extension Invocation {
  var goldenSelection: GoldenSelection {
    GoldenSelection(patterns: arguments, frames: lists["frame"] ?? [], causes: lists["cause"] ?? [])
  }

  /// Tells what was decided, and with which code the command ends.
  func answer(_ report: DecisionReport) throws -> ExitCode {
    for line in report.lines { try tell(line) }
    func list(_ refusals: [DecisionReport.Refusal]) -> JSON5.Value {
      .list(refusals.map { .members([("path", .string($0.path)), ("reason", .string($0.reason))]) })
    }
    try answer([
      ("decision", .string(report.decision.rawValue)), ("isDryRun", .bool(report.isDryRun)),
      ("decided", .list(report.decided.map { .string($0) })), ("refused", list(report.refused)),
      ("left", list(report.left)),
    ])
    // Nothing of what was asked for: a script must not take it for done.
    let isVoid = report.decided.isEmpty && !report.left.isEmpty
    return report.refused.isEmpty && !isVoid ? .success : .differences
  }
}
