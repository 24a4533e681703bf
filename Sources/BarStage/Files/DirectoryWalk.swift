import Foundation

/// Folders and files below a folder, sorted by name, so that the file system's order never matters.
enum DirectoryWalk {
  /// Deeper trees are not walked: links may go round in circles.
  private static let maximumDepth = 16

  /// Every folder below `root`.
  static func folders(in root: String) -> [String] { walk(root, depth: 0).filter { $0.isFolder }.map(\.path) }

  /// Every file below `root`.
  static func files(in root: String) -> [String] { walk(root, depth: 0).filter { !$0.isFolder }.map(\.path) }

  private static func walk(_ folder: String, depth: Int) -> [(path: String, isFolder: Bool)] {
    guard depth < maximumDepth else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = folder + "/" + name
      let isFolder = FileKind.of(path) == .folder
      return [(path, isFolder)] + (isFolder ? walk(path, depth: depth + 1) : [])
    }
  }
}
