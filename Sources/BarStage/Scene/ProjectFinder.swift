import BarFiles

/// Finds the project file that belongs to a folder.
public enum ProjectFinder {
  public static let fileName = "fakebar.json5"

  /// The nearest folder, from `folder` upward, that holds a project file. Real paths.
  static func folder(above folder: String) -> String? {
    var current = folder
    while true {
      if Disk.kind(current + "/" + fileName) == .file { return current }
      guard current != "/" else { return nil }
      current = FilePath.folder(of: current)
    }
  }

  /// The project file for the working directory; nil when there is none.
  public static func file() -> String? { file(above: ".") }

  /// The project file that a scene belongs to; nil when there is none or no such scene.
  package static func file(forScene path: String) -> String? {
    guard path != "-" else { return file() }
    return RealPath.of(path).flatMap { file(above: FilePath.folder(of: $0)) }
  }

  private static func file(above start: String) -> String? {
    guard let start = RealPath.of(start), let folder = folder(above: start) else { return nil }
    return folder == RealPath.of(".") ? fileName : (folder == "/" ? "" : folder) + "/" + fileName
  }
}
