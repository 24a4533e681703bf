import FakeBar

extension Command {
  private static let obsolete = CommandOption(
    "obsolete", value: "what", "What goldens that no scene makes any more mean: fail, warn or ignore.",
    default: ObsoletePolicy.fail.rawValue, values: .oneOf(ObsoletePolicy.allCases.map(\.rawValue)))

  private static let fast = CommandOption(
    "fast", "Skip the pictures of a step after the first that differs.")

  private static let verify = CommandOption(
    "verify",
    "Decode every golden, also those whose seal says that they are the same, and find seals that are wrong.")

  static let check = Command(
    name: "check", aliases: ["verify", "test"], abstract: "Compare scenes with their goldens.",
    discussion:
      "Needs a project. Goldens are only read; what differs is written below the folder of --out, from which 'fakebar "
      + "approve' takes it. Ends with how many were compared of how many.",
    options: [.out, .report, .junit, .reportOnly, obsolete, fast, verify] + CommandOption.goldens
      + CommandOption.goldenScenes,
    pointers: Dictionary(
      uniqueKeysWithValues: ["-u", "--update", "--record"].map {
        ($0, "a check writes no goldens; use 'fakebar approve' after it, or 'fakebar record'")
      })
  ) { invocation in
    do {
      return try run(invocation)
    } catch let error as GoldenError where error.isBusy {
      throw error
    } catch {
      let folder = RunFolder(invocation[.out] ?? standardFolder((try? invocation.shardChoice())?.shard))
      // A check that has begun has said itself that it did not finish.
      if (try? folder.load().isFinished) == true { folder.forgetReport() }
      throw error
    }
  }

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    let choice = try invocation.shardChoice()
    let folder = RunFolder(invocation[.out] ?? standardFolder(choice?.shard))
    let files = try ReportFiles(invocation)
    let policy = invocation[obsolete].flatMap(ObsoletePolicy.init) ?? .fail
    let workflow = try invocation.goldenWorkflow(choice?.shard)
    try choice?.acknowledge()
    if let choice { try invocation.tell(choice.words) }
    let report: GoldenReport
    do {
      report = try workflow.check(
        in: folder, obsolete: policy, stopsAtFirst: invocation.has(fast),
        verifiesSeals: invocation.has(verify))
    } catch {
      // Whoever reads the reports is to see that the check ended early.
      try? files.writeUnfinished(in: folder, after: error)
      throw error
    }
    try files.write(report, in: folder)
    return try invocation.answer(report, in: folder)
  }

  private static func standardFolder(_ shard: Shard?) -> String {
    RunFolder.standard + (shard.map { "/shard-\($0.index)-of-\($0.count)" } ?? "")
  }
}

extension Invocation {
  /// Tells what a check found, and with which code it ends.
  func answer(_ report: GoldenReport, in folder: RunFolder) throws -> ExitCode {
    if has(.json) {
      try StandardOutput.write(Array(try report.json().utf8))
    } else if !has(.quiet) || !report.isPassing {
      for line in report.lines(in: folder) { try StandardOutput.print(line) }
    }
    // An incomplete run is no result, not even one to report only.
    guard report.isComplete else { return .internalError }
    return report.isPassing || has(.reportOnly) ? .success : .differences
  }
}
