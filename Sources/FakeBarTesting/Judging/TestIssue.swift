import BarFiles
import BarGolden

/// What to say about goldens that are not as they were: why, which files to look at, and how to accept them.
struct TestIssue {
  private let report: GoldenReport
  private let folder: RunFolder
  private let root: String
  /// Of causes and of goldens, the most that are listed.
  private static let limit = 5

  init(_ report: GoldenReport, folder: RunFolder, root: String) {
    self.report = report
    self.folder = folder
    self.root = root
  }

  var finding: TestFinding {
    get throws {
      TestFinding(issue: lines.joined(separator: "\n"), attachments: try attachments)
    }
  }

  private var lines: [String] {
    // Checked again, it passes: something changed the goldens in between.
    guard !report.failures.isEmpty else {
      return ["goldens in \(root) changed while they were compared; run again"]
    }
    var lines: [String] = []
    for failure in report.failures.prefix(Self.limit) { lines += words(failure) }
    if report.failures.count > Self.limit { lines.append("… and \(report.failures.count - Self.limit) more") }
    for sequence in report.sequences {
      lines += sequence.notes
      lines += sequence.causes.prefix(Self.limit).map { "cause: " + $0.key }
    }
    return lines + remedy
  }

  private func words(_ failure: GoldenOutcome) -> [String] {
    let verdict = failure.verdict
    var lines = ["\(verdict.status): \(Disk.join(root, failure.path)): \(verdict.reason)"]
    if !failure.environmentChanges.isEmpty {
      lines.append("  recorded with another renderer: " + failure.environmentChanges.joined(separator: ", "))
    }
    let files = failure.files
    for (label, file) in [
      ("expected", files.expected), ("actual  ", files.pending), ("diff    ", files.difference),
    ] {
      if let file { lines.append("  \(label) \(folder.file(file))") }
    }
    return lines
  }

  /// Copying needs no program but the shell's; both do the same.
  private var remedy: [String] {
    guard report.failures.contains(where: \.isPending) else { return [] }
    let pending = Self.quoted(folder.file(RunFolder.Part.pending.rawValue) + "/.")
    return [
      "to accept what is right: fakebar approve --from \(Self.quoted(folder.path)) --golden \(Self.quoted(root))",
      "                     or: mkdir -p \(Self.quoted(root)) && cp -R \(pending) \(Self.quoted(root))",
    ]
  }

  private var attachments: [TestFinding.Attachment] {
    get throws {
      var attachments: [TestFinding.Attachment] = []
      for failure in report.failures {
        let files = failure.files
        for (part, file) in [
          ("expected", files.expected), ("actual", files.pending), ("difference", files.difference),
        ] {
          guard let file, let bytes = try? Disk.read(folder.file(file)) else { continue }
          let name = Disk.parts(file).last ?? file
          attachments.append(TestFinding.Attachment(name: part + "." + name, bytes: bytes))
        }
      }
      return attachments
    }
  }

  /// For a shell.
  static func quoted(_ path: String) -> String {
    "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
