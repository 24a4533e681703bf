import BarFiles

/// The folder of one run: `report.json`, and below `expected`, `pending` and `diff` what differed, each mirroring the
/// golden folder. It keeps a list of what it wrote, and removes nothing else.
public struct RunFolder: Sendable {
  /// Where runs go unless another folder is named; hidden, and not under version control.
  public static let standard = ".fakebar"
  /// The file that holds the run's report.
  public static let reportName = "report.json"
  private static let listName = ".fakebar-files"
  private static let lockName = ".fakebar-lock"

  /// What is written about a golden.
  public enum Part: String, CaseIterable, Sendable {
    /// A copy of the golden.
    case expected
    /// What was produced.
    case pending
    /// The difference.
    case difference = "diff"
  }

  public let path: String

  /// Nothing is looked at yet.
  public init(_ path: String = standard) { self.path = path }

  /// Where a file lies that a report names.
  public func file(_ relative: String) -> String { Disk.join(path, relative) }

  /// Keeps other runs out until the result goes.
  /// - Throws: `GoldenError.busy` while another run uses the folder, or what making it throws.
  func lock() throws(GoldenError) -> DiskLock {
    let lock: DiskLock?
    do throws(DiskError) {
      try Disk.makeFolders(path)
      lock = try DiskLock(file(Self.lockName))
    } catch {
      throw error.writing(path)
    }
    guard let lock else { throw .busy(path: path) }
    return lock
  }

  /// Removes the report of a former run, because a new one was asked for and did not even begin: nothing old may be
  /// taken for its result. What is no report stays, and so does one that another run is about to write.
  public func forgetReport() {
    guard (try? load()) != nil, let lock = try? lock() else { return }
    try? Disk.removeFile(file(Self.reportName))
    withExtendedLifetime(lock) {}
  }

  /// Removes what former runs wrote, and leaves a report that says that this one has not finished.
  func begin(_ report: GoldenReport) throws(GoldenError) {
    do throws(DiskError) {
      // The report first: without it nothing can be taken for the result of this run.
      try Disk.removeFile(file(Self.reportName))
    } catch {
      throw error.writing(path)
    }
    try clear()
    var unfinished = report
    unfinished.isFinished = false
    try save(unfinished)
  }

  /// Removes what former runs wrote and their report, so that nothing tells of a failure that is gone.
  /// - Throws: `GoldenError`.
  package func discard() throws(GoldenError) {
    guard Disk.kind(file(Self.reportName)) != nil || Disk.kind(file(Self.listName)) != nil else { return }
    let lock = try lock()
    do throws(DiskError) {
      try Disk.removeFile(file(Self.reportName))
    } catch {
      throw error.writing(path)
    }
    try clear()
    withExtendedLifetime(lock) {}
  }

  /// Writes `report.json` in one step.
  /// - Throws: `GoldenError`.
  public func save(_ report: GoldenReport) throws(GoldenError) {
    let json: String
    do { json = try report.json() } catch {
      throw .badReport(path: file(Self.reportName), reason: "\(error)")
    }
    do throws(DiskError) {
      try Disk.replace(file(Self.reportName), with: Array(json.utf8))
    } catch {
      throw error.writing(file(Self.reportName))
    }
  }

  /// The report of the last run.
  /// - Parameter path: where it lies, if not in the folder by its own name.
  /// - Throws: `GoldenError.noReport`, `.badReport`, `.unreadable`.
  public func load(_ path: String? = nil) throws(GoldenError) -> GoldenReport {
    let report = path ?? file(Self.reportName)
    let bytes: [UInt8]?
    do throws(DiskError) {
      bytes = try Disk.read(report)
    } catch {
      throw error.isMissing ? .noReport(path: report) : error.reading(report)
    }
    guard let bytes else { throw .noReport(path: report) }
    let result = try GoldenReport(json: bytes, path: report)
    if let stray = result.strayPath {
      throw .badReport(path: report, reason: "it names “\(stray)”, which no run writes")
    }
    return result
  }

  /// Writes a file and returns its path relative to the folder.
  package func write(_ part: Part, _ golden: String, _ bytes: [UInt8]) throws(GoldenError) -> String {
    let relative = part.rawValue + "/" + golden
    try take(relative, bytes)
    return relative
  }

  /// Writes a file by its path relative to the folder. It is listed first: a run that is killed in between leaves a name
  /// without a file, never a file without a name.
  func take(_ relative: String, _ bytes: [UInt8]) throws(GoldenError) {
    do throws(DiskError) {
      try Disk.makeFolders(path)
      try Disk.append(Array((relative + "\n").utf8), to: file(Self.listName))
      try Disk.replace(file(relative), with: bytes)
    } catch {
      throw error.writing(file(relative))
    }
  }

  private func clear() throws(GoldenError) {
    do throws(DiskError) {
      guard let bytes = try Disk.read(file(Self.listName)) else { return }
      var folders: Set<String> = []
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        let name = String(decoding: line, as: UTF8.self)
        guard let above = Self.foldersAbove(name), isOwnTree(above) else { continue }
        // What has become something else since is not ours.
        if Disk.kind(file(name), followsLinks: false) == .file { try Disk.removeFile(file(name)) }
        folders.formUnion(above)
      }
      for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
        Disk.removeEmptyFolder(file(folder))
      }
      try Disk.removeFile(file(Self.listName))
    } catch {
      throw error.writing(path)
    }
  }

  /// “diff/a/x.png” → “diff”, “diff/a”; nil for a name that this type would not have written.
  static func foldersAbove(_ name: String) -> [String]? {
    let parts = Disk.parts(name)
    let endings = GoldenKind.allCases.map(\.fileExtension)
    guard parts.count > 1, Part(rawValue: parts[0]) != nil,
      parts.allSatisfy({ !$0.isEmpty && !Disk.isHidden($0) }),
      endings.contains(where: { name.utf8.reversed().starts(with: $0.utf8.reversed()) })
    else { return nil }
    return Disk.folders(above: name)
  }

  /// Whether all are folders and none a link, which might lead to someone else's files.
  func isOwnTree(_ folders: [String]) -> Bool {
    folders.allSatisfy { Disk.kind(file($0), followsLinks: false) == .directory }
  }
}
