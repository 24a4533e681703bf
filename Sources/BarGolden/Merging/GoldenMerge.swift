import BarFiles

/// Joins the results of shards: the report is the one that a run in one piece would have written, byte for byte.
public struct GoldenMerge {
  /// What came of it.
  public struct Result {
    /// Not complete when something is missing.
    public var report: GoldenReport
    /// Shards that are missing, or ended early; a sentence each.
    public var gaps: [String]
  }

  private let paths: [String]

  /// - Parameter paths: of the shards' folders or of their reports.
  public init(_ paths: [String]) { self.paths = paths }

  /// Reads the shards, and writes the report and the files of what failed into a folder. Cost: linear in the reports and
  /// files.
  /// - Parameter allowsEmpty: all shards together may have no golden; else that counts as a gap.
  /// - Throws: `GoldenError.cannotMerge` when reports do not belong together or one is there twice; `.noReport` when there
  ///   is none at all; `.busy`, and what reading and writing throw. The folder then holds a report that says that it has
  ///   not finished.
  public func merge(into folder: RunFolder, allowsEmpty: Bool = false) throws(GoldenError) -> Result {
    let target = Disk.canonical(folder.path)
    for path in paths where Disk.canonical(RunFolder(path).path) == target || isReport(path, of: target) {
      throw .cannotMerge("\(path) is a shard's folder and the merged one; choose another folder with -o")
    }
    for path in paths {
      // Into the goldens themselves would be a slip of the hand.
      if let golden = try? RunFolder(path).load().golden {
        try GoldenStore(root: golden).checkFolders(folder)
      }
    }
    let lock = try folder.lock()
    defer { withExtendedLifetime(lock) {} }
    // What was merged before must not be taken for this.
    try folder.begin(GoldenReport(expected: 0))
    var gaps: [String] = []
    let parts = try read(&gaps)
    guard let first = parts.first else {
      throw .noReport(path: RunFolder(paths.first ?? "").file(RunFolder.reportName))
    }
    let present = Set(parts.map(\.shard.index))
    for index in 1...first.shard.count where !present.contains(index) {
      gaps.append("shard \(index)/\(first.shard.count) is missing")
    }
    gaps += parts.compactMap(\.gap)
    var report = joined(parts, like: (parts.first(where: \.report.isFinished) ?? first).report)
    if gaps.isEmpty, report.expected == 0, !allowsEmpty { gaps.append("no shard has anything to compare") }
    for part in parts { try copy(part, to: folder) }
    report.isFinished = gaps.isEmpty
    // What a shard that is not there claims is nobody's orphan.
    if !gaps.isEmpty { report.unclaimed = [] }
    try folder.save(report)
    return Result(report: report, gaps: gaps)
  }

  private func isReport(_ path: String, of folder: String) -> Bool {
    Disk.kind(path) == .file && Disk.canonical(Disk.parent(of: path)) == folder
  }

  /// The shards in their order, all of one run.
  private func read(_ gaps: inout [String]) throws(GoldenError) -> [MergePart] {
    var parts: [Int: MergePart] = [:]
    var first: MergePart?
    for path in paths {
      guard let part = try MergePart(path) else {
        gaps.append("\(path) has no \(RunFolder.reportName): its check did not begin")
        continue
      }
      if let first, let conflict = part.conflict(with: first) { throw .cannotMerge(conflict) }
      if let twin = parts[part.shard.index], let conflict = part.conflict(with: twin) {
        throw .cannotMerge(conflict)
      }
      if let stray = part.stray { throw .cannotMerge(stray) }
      parts[part.shard.index] = part
      first = first ?? part
    }
    return parts.values.sorted { $0.shard.index < $1.shard.index }
  }

  private func joined(_ parts: [MergePart], like first: GoldenReport) -> GoldenReport {
    var report = first
    report.shard = nil
    report.expected = 0
    for part in parts { report.expected += part.report.expected }
    // A unit lies in one shard, so its results keep their order; `sorted` is stable.
    report.outcomes = parts.flatMap(\.report.outcomes).sorted { $0.unit < $1.unit }
    report.sequences = parts.flatMap(\.report.sequences).sorted { $0.unit < $1.unit }
    report.brokenExpectations = parts.flatMap(\.report.brokenExpectations).sorted { $0.unit < $1.unit }
    for part in parts.dropFirst() {
      let others = Set(part.report.unclaimed)
      report.unclaimed.removeAll { !others.contains($0) }
    }
    return report
  }

  private func copy(_ part: MergePart, to folder: RunFolder) throws(GoldenError) {
    for name in part.report.files {
      let file = part.folder.file(name)
      // Not through a link: what a shard hands over is what it wrote.
      guard part.folder.holdsFile(name) else {
        throw .unreadable(path: file, reason: "\(part.words) lists it, and it is not there")
      }
      let bytes: [UInt8]?
      do throws(DiskError) { bytes = try Disk.read(file) } catch { throw error.reading(file) }
      try folder.take(name, bytes ?? [])
    }
  }
}

extension GoldenReport {
  /// Every file of the run that it names.
  var files: [String] {
    outcomes.flatMap { [$0.files.expected, $0.files.pending, $0.files.difference].compactMap { $0 } }
      + sequences.compactMap(\.strip)
  }
}
