import FakeBar

extension Command {
  private static let outputs = CommandOption(
    "output", short: "o", value: "file",
    "A file to write; its ending says what: .html, .xml (JUnit), .md, .json or .txt; - is standard output. "
      + "May be given several times.",
    values: .files(ReportFormat.allCases.compactMap(\.fileExtension)), isRepeated: true)
  private static let format = CommandOption(
    "format", value: "name", "What goes to standard output.", default: "text",
    values: .oneOf(ReportFormat.allCases.map(\.rawValue)))
  private static let size = CommandOption(
    "max-size", value: "MB",
    "Size of the page: the largest changes get their pictures first, the rest is listed.", default: "32")

  static let report = Command(
    name: "report",
    abstract: "Show what the last check found, as text, page, JUnit, Markdown or annotations.",
    discussion:
      "Nothing is rendered or compared. The exit code is the check's. On GitHub: "
      + "fakebar report --format github, and fakebar report --format markdown >> \"$GITHUB_STEP_SUMMARY\".",
    arguments: [
      CommandArgument(
        name: "folder", help: "The folder of a check, or the report.json in it. Without one, .fakebar.",
        values: .folders)
    ],
    options: [outputs, format, size] + CommandOption.common
  ) { invocation in
    let folder = RunFolder(reportOf: invocation.arguments.first)
    let files = invocation[outputs]?.split(separator: ",").map(String.init) ?? []
    for file in files where file != "-" && ReportFormat(path: file) == nil {
      throw invocation.usage(
        "\(Quote(file)) does not say what it is to be: end it in .html, .xml, .md, .json or .txt")
    }
    let chosen = invocation[format].flatMap(ReportFormat.init(rawValue:))
    guard !invocation.has(.json) || chosen == nil || chosen == .json else {
      throw invocation.usage(
        "'--json' and '--format \(chosen?.rawValue ?? "")' exclude each other: keep one of them")
    }
    var limits = ReportLimits()
    // Beyond it no browser opens a page.
    if let megabytes = try invocation.integer(size, in: 1...1000) { limits.page = megabytes * 1_000_000 }
    let report = try folder.load()
    for file in files where file != "-" {
      try invocation.write(report, in: folder, to: file, limits: limits)
    }
    if files.isEmpty || files.contains("-") || chosen != nil || invocation.has(.json) {
      let form = invocation.has(.json) ? .json : chosen ?? .text
      try StandardOutput.write(report.document(form, in: folder, limits: limits))
    }
    return ExitCode(of: report)
  }
}

extension Invocation {
  /// Writes a report in the form that the file's ending names, and says so.
  fileprivate func write(
    _ report: GoldenReport, in folder: RunFolder, to file: String, limits: ReportLimits
  ) throws {
    guard let format = ReportFormat(path: file) else { return }
    let isOnlyOutput = !has(.json) && values["format"] == nil
    guard format == .html else {
      try write(report.document(format, in: folder, limits: limits), to: file)
      return isOnlyOutput ? try tell("wrote \(file)") : ()
    }
    let page = try report.page(in: folder, limit: limits.page)
    try write(page.html, to: file)
    if isOnlyOutput { try tell("wrote \(file): \(page.words)") }
  }
}

extension ExitCode {
  /// What a check that found this says to the shell.
  init(of report: GoldenReport) {
    self = report.isPassing ? .success : report.isComplete ? .differences : .internalError
  }
}

extension RunFolder {
  /// - Parameter path: a run's folder or its report; nil for the usual folder.
  fileprivate init(reportOf path: String?) {
    guard let path else {
      self.init()
      return
    }
    let isReport = FilePath.name(of: path) == RunFolder.reportName
    self.init(isReport ? (FilePath.folder(of: path).isEmpty ? "." : FilePath.folder(of: path)) : path)
  }
}
