import FakeBar

extension Command {
  static let prune = Command(
    name: "prune", abstract: "Delete goldens that no scene makes any more.",
    discussion:
      "Needs a project. Files that do not look like goldens are listed and not touched. With --from, the orphans that a "
      + "check or a merge has found.",
    options: [
      CommandOption(
        "from", value: "dir", "The folder of a check or a merge that knows the orphans.",
        default: "look for them now", values: .folders),
      .dryRun, .golden, .project, .allowCIRecord,
    ] + CommandOption.common,
    pointers: Dictionary(
      uniqueKeysWithValues: ["filter", "shard", "strategy", "step", "device", "os", "style", "direction"].map
      {
        ("--" + $0, "only all scenes together know which goldens nobody makes; leave it out")
      })
  ) { invocation in
    try invocation.checkMayWriteGoldens()
    let workflow = try GoldenWorkflow(
      project: try SceneSources.project(invocation), golden: invocation[.golden], allowsEmpty: true, jobs: 1)
    let report = try workflow.prune(
      orphansOf: invocation.has(.from) ? invocation.decidedFolder : nil, isDryRun: invocation.has(.dryRun))
    for line in report.lines { try invocation.tell(line) }
    try invocation.answer([
      ("isDryRun", .bool(report.isDryRun)), ("deleted", .list(report.deleted.map { .string($0) })),
      ("kept", .list(report.kept.map { .string($0) })),
    ])
    return .success
  }
}
