import BarFiles

/// The golden folder: what recordings write and checks read. It knows files and pixels, not what they show.
public struct GoldenStore: Sendable {
  /// The folder of goldens, as a rule `Golden`, under version control. Only recording and approving write here.
  public let root: String

  /// Nothing is looked at yet. The path may be relative to the current folder and need not exist.
  public init(root: String) { self.root = root }

  /// - Throws: when a file stands in the root's place, or the run's folder and goldens lie inside each other.
  func checkFolders(_ run: RunFolder? = nil) throws(GoldenError) {
    if let kind = Disk.kind(root.isEmpty ? "." : root), kind != .directory {
      throw .notADirectory(path: root)
    }
    guard let run else { return }
    // Goldens in the current folder may well have `.fakebar` beside them: hidden names are no goldens.
    let parts = RunFolder.Part.allCases.map { Disk.canonical(Disk.join(run.path, $0.rawValue)) }
    guard !parts.contains(where: { isAmongGoldens($0) }) else {
      throw .foldersOverlap(root: root, artifacts: run.path)
    }
  }

  private func isAmongGoldens(_ folder: String) -> Bool {
    let canonical = Disk.canonical(root)
    guard Disk.overlap(canonical, folder) else { return false }
    let below = Disk.parts(folder).filter { !$0.isEmpty }
      .dropFirst(Disk.parts(canonical).filter { !$0.isEmpty }.count)
    return !below.contains(where: Disk.isHidden)
  }

  func file(_ name: GoldenName) -> String { Disk.join(root, name.path) }

  /// Every file below the root that may be a golden, relative to it; none when there is no root.
  /// - Throws: `GoldenError.unreadable`.
  func files() throws(GoldenError) -> [String] {
    guard Disk.kind(root.isEmpty ? "." : root) != nil else { return [] }
    let files: [String]
    do throws(DiskError) {
      files = try Disk.files(below: root)
    } catch {
      throw error.reading(root)
    }
    return files.filter { Disk.parts($0).last != "README.md" }
  }

  /// Files below the root that no item of a run claims, as golden or as one of its variants.
  /// - Throws: `GoldenError.unreadable`.
  public func unclaimed(by run: GoldenRun) throws(GoldenError) -> [String] {
    let claims = run.claims
    return try files().filter { !claims.contains(GoldenVariant.base(of: $0)) }
  }
}
