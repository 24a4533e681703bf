import BarFiles
import BarModel
import BarMotion
public import BarStage

/// The scene of an `expectFilmstrip`: a string is the scene itself when it begins with a brace or a comment, else the
/// path of its file, from the folder of the test's source or from its package's.
public enum TestScene: Sendable, ExpressibleByStringInterpolation {
  case path(String)
  /// JSON5; images and parts lie beside the test's source.
  case text(String)
  case scene(Scene)

  public init(stringLiteral value: String) {
    let start = value.drop(while: \.isWhitespace)
    self =
      start.hasPrefix("{") || start.hasPrefix("/*") || start.hasPrefix("//") ? .text(value) : .path(value)
  }

  /// - Throws: `TestingError.noScene`, and what loading throws.
  func load(_ site: TestSite, _ overrides: SceneOverrides) throws -> Scene {
    switch self {
    case .scene(var scene):
      // What is drawn with is settled once a scene is loaded; what is drawn is not.
      guard overrides.narrowedKeys.isEmpty, overrides.scale == nil else { throw TestingError.loadedScene }
      scene.selection = overrides.selection ?? scene.selection
      if let names = overrides.strategies {
        scene.strategies = try names.map { try StrategyList.make(StrategyChoice($0)) }
      }
      return scene
    case .text(let text):
      let file = Disk.join(Disk.parent(of: site.testFile), "scene.json5")
      return try SceneLoader.scene(bytes: Array(text.utf8), file: file, overrides: overrides)
    case .path(let path):
      let folders = [Disk.parent(of: site.testFile), TestConditions.packageFolder(of: site.testFile)]
      let places = path.hasPrefix("/") ? [path] : folders.map { Disk.join($0, path) }
      guard let file = places.first(where: { Disk.kind($0) == .file }) else {
        throw TestingError.noScene(path: path, places: places)
      }
      let project = try ProjectFinder.file(forScene: file).map { try Project(file: $0) }
      return try SceneLoader.load(file, overrides: overrides, project: project)
    }
  }
}
