import FakeBar

/// The reports that a command writes besides what it prints.
struct ReportFiles {
  private let files: [(path: String, format: ReportFormat)]

  /// - Throws: `UsageError` for an ending that no report has.
  init(_ invocation: Invocation) throws(UsageError) {
    var files: [(path: String, format: ReportFormat)] = []
    for path in invocation.all(.report) {
      guard let format = ReportFormat(path: path) else {
        throw invocation.invalid(.report, path, "end it in .html, .xml, .md, .json or .txt")
      }
      files.append((path, format))
    }
    self.files = files + (invocation[.junit].map { [($0, .junit)] } ?? [])
  }

  /// - Throws: `FileError` when one cannot be written.
  func write(_ report: GoldenReport, in folder: RunFolder) throws {
    for file in files { try AtomicFile.write(try report.document(file.format, in: folder), to: file.path) }
  }

  /// What is known of a check that an error has ended.
  func writeUnfinished(in folder: RunFolder, after error: any Error) throws {
    // The folder's report is then that of the other run.
    if case GoldenError.busy = error { return }
    let report = try folder.load()
    if !report.isFinished { try write(report, in: folder) }
  }
}
