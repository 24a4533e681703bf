import Foundation

/// Finds the project file that belongs to a folder.
public enum ProjectFinder {
  public static let fileName = "fakebar.json5"

  /// The nearest folder, from `folder` upward, that holds a project file. Real paths.
  static func folder(above folder: String) -> String? {
    var current = folder
    while true {
      if FileKind.of(current + "/" + fileName) == .file { return current }
      guard current != "/" else { return nil }
      current = (current as NSString).deletingLastPathComponent
    }
  }

  /// The project file for the working directory; nil when there is none.
  public static func file() -> String? {
    guard let here = RealPath.of("."), let folder = folder(above: here) else { return nil }
    return folder == here ? fileName : folder + "/" + fileName
  }
}
