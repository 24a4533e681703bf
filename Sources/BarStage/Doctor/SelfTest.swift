import BarCodecs
import BarGeometry
import BarPixels
import BarRendering

/// Renders a small scene and looks whether rendering repeats itself, and whether comparing sees what it should: a
/// comparison that cannot fail would make every golden green.
enum SelfTest {
  struct Result: Hashable, Sendable {
    var name: String
    var passed: Bool
  }

  static func run(fonts: FontLibrary) throws -> [Result] {
    let first = try picture(fonts, jobs: 1)
    let second = try picture(fonts, jobs: 2)
    let isSame = try PNGStableEncoder.encode(first, scale: 1) == PNGStableEncoder.encode(second, scale: 1)
    let flipped = first.cropped(to: PixelRect(x: 0, y: 0, width: first.width, height: first.height))
    flipped[first.width / 2, first.height / 3] ^= 0x0000_0001
    let difference = PixelDifference.compare(a: first, b: flipped)
    return [
      Result(
        name: "a scene rendered twice gives the same bytes",
        passed: isSame && PixelDifference.compare(a: first, b: second) == .none),
      Result(
        name: "one flipped pixel is seen", passed: difference.different == 1 && difference.maxDelta == 1),
    ]
  }

  /// The starter scene in the middle of its push, at scale 1.
  private static func picture(_ fonts: FontLibrary, jobs: Int) throws -> Pixmap {
    var overrides = SceneOverrides()
    overrides.scale = 1
    overrides.strategies = ["fakeBar"]
    overrides.selection = .numbers([1])
    var scene = try SceneLoader.scene(
      bytes: Array(Starter.scene.utf8), file: "self-test", overrides: overrides)
    scene.fonts = fonts
    let samples = try SceneStager(scene).steps().flatMap { $0.samples(FrameSampling(.progress([0.5]))) }
    let area = GoldenOptions.Crop.screen.pixels(scene.traits)
    let drawn = try FrameRenderer(scene, jobs: jobs).map(
      samples, worker: { () }, { frame, _ in frame.pixmap.cropped(to: area) }
    ).results
    guard let picture = drawn.first else {
      throw StagingError.refused(file: "self-test", reason: "no frame was drawn; reinstall fakebar")
    }
    return picture
  }
}
