import BarFiles

extension GoldenStore {
  /// Makes goldens of what a run produces, as far as the mode allows. A golden that matches keeps its bytes
  /// and its date; others are replaced in one step each, so a run that fails or is killed leaves whole files
  /// only.
  ///
  /// - Parameters:
  ///   - environment: written into pictures.
  ///   - observe: sees the path of each item and whether it was written; false ends the run there.
  /// - Throws: `GoldenError`, `DiffError`, or what producing an item throws; what was written before stays.
  public func record(
    _ run: GoldenRun, mode: RecordMode, environment: GoldenEnvironment = GoldenEnvironment(),
    observe: (_ path: String, _ isWritten: Bool) -> Bool = { _, _ in true }
  ) throws -> RecordReport {
    try checkFolders()
    var report = RecordReport(expected: run.items.count, mode: mode)
    for item in run.items {
      let path = item.name.path
      let comparison = try GoldenComparison.best(
        file(item.name), item.content(), kind: item.name.kind, environment: environment,
        verifiesSeals: true)
      let isWritten = mode.writes(comparison.verdict)
      if isWritten {
        try write(comparison.encoded(), to: file(item.name))
        report.written.append(path)
      } else if comparison.verdict.passes {
        report.unchanged += 1
      } else {
        report.left.append(path)
      }
      guard observe(path, isWritten) else { break }
    }
    return report
  }

  package func write(_ bytes: [UInt8], to file: String) throws(GoldenError) {
    do {
      try Disk.replace(file, with: bytes)
    } catch {
      throw error.writing(file)
    }
  }
}
