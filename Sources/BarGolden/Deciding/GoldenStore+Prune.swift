import BarFiles

extension GoldenStore {
  /// Deletes goldens, and the folders that are empty then. What is no plain file, or does not look like a golden, stays:
  /// the folder may hold more than goldens. Cost: linear in the paths.
  /// - Parameters:
  ///   - orphans: relative to the root.
  ///   - isDryRun: only tells.
  /// - Throws: `GoldenError` when a file cannot be deleted; those before it are.
  public func prune(_ orphans: [String], isDryRun: Bool = false) throws(GoldenError) -> PruneReport {
    try checkFolders()
    var report = PruneReport(isDryRun: isDryRun)
    var folders: Set<String> = []
    for path in orphans {
      let file = Disk.join(root, path)
      let kind = Disk.kind(file, followsLinks: false)
      guard GoldenName.couldBe(GoldenVariant.base(of: path)), isWithoutLinks(path),
        kind == .file || kind == nil
      else {
        report.kept.append(path)
        continue
      }
      // An orphan of a former run may be gone.
      guard kind != nil else { continue }
      report.deleted.append(path)
      guard !isDryRun else { continue }
      do throws(DiskError) {
        try Disk.removeFile(file)
      } catch {
        throw error.writing(file)
      }
      folders.formUnion(Disk.folders(above: path))
    }
    for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      Disk.removeEmptyFolder(Disk.join(root, folder))
    }
    return report
  }

  private func isWithoutLinks(_ path: String) -> Bool {
    Disk.folders(above: path).allSatisfy {
      let kind = Disk.kind(Disk.join(root, $0), followsLinks: false)
      return kind == .directory || kind == nil
    }
  }
}

extension GoldenName {
  /// Whether a path has the form of a golden's: a scene's folder, a step's number with a dash, a frame or none.
  static func couldBe(_ path: String) -> Bool {
    let parts = Disk.parts(path)
    guard (2...3).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && !Disk.isHidden($0) }),
      GoldenKind.allCases.contains(where: {
        path.utf8.reversed().starts(with: $0.fileExtension.utf8.reversed())
      })
    else { return false }
    let number = parts[1].utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return !number.isEmpty && parts[1].utf8.dropFirst(number.count).first == UInt8(ascii: "-")
  }
}
