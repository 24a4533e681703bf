import FakeBar

extension Command {
  private static let reportOnly = CommandOption("report-only", "Never fail: only report.")

  static let check = Command(
    name: "check", abstract: "Compare scenes with their goldens.",
    discussion:
      "Needs a project. Pictures of what differs are written under .fakebar/failures; goldens are only read.",
    options: [reportOnly] + CommandOption.goldens + CommandOption.goldenScenes
  ) { invocation in
    let report = try invocation.goldenWorkflow().check()
    if invocation.has(.json) {
      try StandardOutput.write(Array(try report.json().utf8))
    } else if !invocation.has(.quiet) || !report.isPassing {
      for line in report.lines() { try StandardOutput.print(line) }
    }
    if report.isPassing || invocation.has(reportOnly) { return .success }
    return report.isComplete ? .differences : .internalError
  }
}

extension CommandOption {
  /// What the commands about goldens take.
  static let goldens: [CommandOption] = [
    CommandOption(
      "golden", value: "dir", "The folder of goldens.", default: "as the project says", values: .folders),
    CommandOption("filter", value: "name", "Only scenes whose name holds this."),
    CommandOption("shard", value: "i/n", "A part of the scenes.", later: "shards"),
  ]
}

extension Invocation {
  /// The goldens of the project, as the options want them.
  func goldenWorkflow() throws -> GoldenWorkflow {
    let overrides = try overrides()
    let jobs = try jobs()
    return try GoldenWorkflow(
      project: try SceneSources.project(self), overrides: overrides, golden: values["golden"],
      filter: values["filter"], jobs: jobs)
  }
}
