import BarDisplay
import BarGeometry
import BarMotion
import BarPixels
import BarRendering
import BarStage
import Foundation

/// The package's own scenes, and scenes written in tests, on their way to pixels.
enum Stage {
  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Every scene of the package about pushes and pops with a bar, relative to `Assets/Scenes`, sorted. Those about
  /// reports break laws on purpose, and answer to inspections; those about other steps follow other laws.
  static let files: [String] = {
    let folder = root + "/Assets/Scenes"
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      name.hasSuffix(".json5") && !["reports/", "Steps/"].contains(where: name.hasPrefix)
    }.sorted()
  }()

  static let strategies = ["fakeBar", "sharedBar"]

  /// Every scene under both strategies.
  static let all: [(file: String, strategy: String)] = files.flatMap { file in
    strategies.map { (file, $0) }
  }

  /// A scene of the package, all of its steps, at one pixel a point: what holds at one scale holds at the others,
  /// and a ninth of the pixels is drawn.
  static func load(
    _ file: String, strategy: String, scale: Double? = 1, direction: LayoutDirection? = nil
  ) throws -> Scene {
    var overrides = SceneOverrides()
    overrides.scale = scale
    overrides.direction = direction
    overrides.strategies = [strategy]
    overrides.selection = .all
    return try SceneLoader.load(root + "/Assets/Scenes/" + file, overrides: overrides)
  }

  /// A scene written in a test.
  static func scene(_ text: String, strategy: String? = nil, direction: LayoutDirection? = nil) throws
    -> Scene
  {
    var overrides = SceneOverrides()
    overrides.strategies = strategy.map { [$0] }
    overrides.direction = direction
    return try SceneLoader.scene(
      bytes: Array(text.utf8), file: root + "/Assets/Scenes/written.json5", overrides: overrides)
  }

  static func step(_ scene: Scene) throws -> StagedStep {
    guard let last = try SceneStager(scene).steps().last else { throw Missing(what: "a step") }
    return last
  }

  /// The display list of a step at a progress.
  static func list(_ step: StagedStep, _ progress: Double) -> DisplayList {
    step.choreography.displayList(at: step.choreography.motion.instant(progress: progress))
  }

  static func compositor(_ scene: Scene, cache: RasterCache = RasterCache()) -> Compositor {
    Compositor(rasterizer: Rasterizer(fonts: scene.fonts), images: scene.images, cache: cache)
  }

  /// The frame of a scene's last step at a progress.
  static func frame(_ scene: Scene, _ progress: Double) throws -> Pixmap {
    try compositor(scene).render(list(try step(scene), progress))
  }

  struct Missing: Error {
    var what: String
  }
}
