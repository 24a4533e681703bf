import BarFiles

/// The folder where a check leaves pictures of its failures. It keeps a list of what it wrote, and removes
/// nothing else.
struct FailureFolder {
  /// Hidden, as no golden's file is, so it stands in nobody's way.
  private static let listName = ".fakebar-failures"

  let path: String
  private var list: String { Disk.join(path, Self.listName) }

  init(_ path: String) {
    self.path = path
  }

  /// Removes what former runs wrote, and the folders that this leaves empty.
  func clear() throws(GoldenError) {
    do throws(DiskError) {
      guard let bytes = try Disk.read(list) else { return }
      var folders: Set<String> = []
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        let name = String(decoding: line, as: UTF8.self)
        guard let above = Self.foldersAbove(name), isOwnTree(above) else { continue }
        let file = Disk.join(path, name)
        // What has become something else since is not ours.
        if Disk.kind(file, followsLinks: false) == .file { try Disk.removeFile(file) }
        folders.formUnion(above)
      }
      for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
        Disk.removeEmptyFolder(Disk.join(path, folder))
      }
      try Disk.removeFile(list)
    } catch {
      throw error.writing(path)
    }
  }

  /// Writes a file and returns its path. It is listed first: a run that is killed in between leaves a name
  /// without a file, never a file without a name.
  func write(_ name: String, _ bytes: [UInt8]) throws(GoldenError) -> String {
    let file = Disk.join(path, name)
    do throws(DiskError) {
      try Disk.makeFolders(path)
      try Disk.append(Array((name + "\n").utf8), to: list)
      try Disk.replace(file, with: bytes)
    } catch {
      throw error.writing(file)
    }
    return file
  }

  /// “a/b/x.diff.png” → “a”, “a/b”; nil for a name that this type would not have written.
  private static func foldersAbove(_ name: String) -> [String]? {
    let endings = ["expected", "actual", "diff"].flatMap { [".\($0).png", ".\($0).txt"] }
    guard Disk.parts(name).allSatisfy({ !$0.isEmpty && !Disk.isHidden($0) }),
      endings.contains(where: { name.utf8.reversed().starts(with: $0.utf8.reversed()) })
    else { return nil }
    return Disk.folders(above: name)
  }

  /// Whether all are folders and none a link, which might lead to someone else's files.
  private func isOwnTree(_ folders: [String]) -> Bool {
    folders.allSatisfy { Disk.kind(Disk.join(path, $0), followsLinks: false) == .directory }
  }
}
