import BarRendering
import Dispatch
import Synchronization

/// One font library for each system family in use: opening fonts is worth sharing between the scenes of a run.
public enum FontLibraries {
  private static let libraries = Mutex<[String: FontLibrary]>([:])

  /// - Parameter systemFamily: nil = the default, Inter.
  static func library(systemFamily: String?) throws -> FontLibrary {
    try libraries.withLock { libraries in
      let key = systemFamily ?? ""
      if let library = libraries[key] { return library }
      let library = try FontLibrary(systemFamily: systemFamily)
      libraries[key] = library
      return library
    }
  }

  /// Has the fonts that most scenes need opened meanwhile, which takes longer than reading a scene. What goes wrong is
  /// told to whoever needs them.
  public static func prepare() {
    DispatchQueue.global(qos: .userInitiated).async { try? library(systemFamily: nil).prepare() }
  }
}
