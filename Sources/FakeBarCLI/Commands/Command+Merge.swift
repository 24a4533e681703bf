import FakeBar

extension Command {
  private static let target = CommandOption(
    "output", short: "o", value: "dir", "Where the merged report and what differs go.",
    default: RunFolder.standard, values: .folders)

  static let merge = Command(
    name: "merge", abstract: "Join the checks of shards into one.",
    discussion:
      "The report is the one of a check in one piece. Shards of different runs and one that is there twice are refused; "
      + "one that is missing or ended early makes it incomplete.",
    arguments: [
      CommandArgument(
        name: "dir", help: "Folders of the shards' checks, or their report.json.", values: .folders,
        isRequired: true,
        isRepeated: true)
    ],
    options: [target, .report, .junit, .reportOnly, .allowEmpty] + CommandOption.common
  ) { invocation in
    let folder = RunFolder(invocation[target] ?? RunFolder.standard)
    let files = try ReportFiles(invocation)
    let result: GoldenMerge.Result
    do {
      result = try GoldenMerge(invocation.arguments).merge(
        into: folder, allowsEmpty: invocation.has(.allowEmpty))
    } catch {
      try? files.writeUnfinished(in: folder, after: error)
      throw error
    }
    for gap in result.gaps { StandardError.print("Error: \(gap)") }
    try files.write(result.report, in: folder)
    return try invocation.answer(result.report, in: folder)
  }
}
