import BarFiles

/// The golden folder: what recordings write and checks read. It knows files and pixels, not what they show.
public struct GoldenStore: Sendable {
  /// The folder of goldens, as a rule `Golden`, under version control. Only `record` writes here.
  public let root: String
  /// The folder for pictures of failures, as a rule `.fakebar/failures`, not under version control.
  public let artifacts: String

  /// Nothing is looked at yet. Both paths may be relative to the current folder and need not exist.
  public init(root: String, artifacts: String) {
    self.root = root
    self.artifacts = artifacts
  }

  /// - Throws: when a file stands in the root's place, or failures would land among goldens.
  func checkFolders() throws(GoldenError) {
    if let kind = Disk.kind(root.isEmpty ? "." : root), kind != .directory {
      throw .notADirectory(path: root)
    }
    guard !Disk.overlap(Disk.canonical(root), Disk.canonical(artifacts)) else {
      throw .foldersOverlap(root: root, artifacts: artifacts)
    }
  }

  func file(_ name: GoldenName) -> String { Disk.join(root, name.path) }
}
