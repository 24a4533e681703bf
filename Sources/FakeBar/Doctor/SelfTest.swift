import BarCodecs
package import BarGolden
import BarPixels
package import BarRendering
import BarStage

/// Renders a small scene and looks whether rendering repeats itself, and whether everything that compares sees what it
/// should: a comparison that cannot fail would make every golden green.
package struct SelfTest {
  package struct Result: Hashable, Sendable {
    package var name: String
    package var passed: Bool
  }

  /// What is put to the test; another one in tests of the test.
  package typealias Comparison = (DiffSource, DiffSource, DiffOptions) throws -> FileDiff

  private let compare: Comparison

  package init(_ compare: @escaping Comparison = { try FileComparer($2).compare($0, $1) }) {
    self.compare = compare
  }

  package func run(fonts: FontLibrary) throws -> [Result] {
    let (first, second) = (try Self.picture(fonts, jobs: 1), try Self.picture(fonts, jobs: 2))
    let bytes = try [first, second].map { try PNGStableEncoder.encode($0, scale: 1) }
    let repeats = Result(
      name: "a scene rendered twice gives the same bytes", passed: first == second && bytes[0] == bytes[1])
    let flipped = Self.flipped(first)
    let flippedBytes = try PNGStableEncoder.encode(flipped.image, scale: 1)
    return [repeats] + (try metrics(bytes[0], flippedBytes, flipped.x, flipped.y))
      + [damage(bytes[0]), try goldens(first, flipped.image)]
  }

  /// Thresholds that people use: what is flipped has to be seen through them.
  private static func threshold(_ metric: DiffMetric) -> Double {
    switch metric {
    case .exact: 0
    case .yiq, .oklab: 0.1
    case .ciede2000: 2.3
    case .channel: 16
    }
  }

  private func metrics(_ bytes: [UInt8], _ flipped: [UInt8], _ x: Int, _ y: Int) throws -> [Result] {
    let expected = try DiffSource(path: "the picture", bytes: bytes)
    let actual = try DiffSource(path: "the flipped picture", bytes: flipped)
    return try DiffMetric.allCases.map { metric in
      var options = DiffOptions()
      options.metric = metric
      options.threshold = Self.threshold(metric)
      let same = try compare(expected, expected, options)
      let other = try compare(expected, actual, options)
      let isSeen =
        other.image.map { diff in
          !diff.passes && diff.different == 1 && diff.worst?.x == x && diff.worst?.y == y
        } ?? false
      return Result(
        name: "\(metric.rawValue) sees one flipped pixel, and none where none is",
        passed: isSeen && same.passes && same.changesNothing)
    }
  }

  /// By every metric an error, never a value.
  private func damage(_ bytes: [UInt8]) -> Result {
    // IEND is whole, and the last byte of the pixels' checksum is not what it was.
    var damaged = bytes
    damaged[damaged.count - 13] ^= 1
    let isError = DiffMetric.allCases.allSatisfy { metric in
      var options = DiffOptions()
      options.metric = metric
      do {
        let source = try DiffSource(path: "the damaged picture", bytes: damaged)
        _ = try compare(source, source, options)
        return false
      } catch { return true }
    }
    return Result(name: "a damaged picture is an error", passed: isError)
  }

  private func goldens(_ picture: StraightImage, _ flipped: StraightImage) throws -> Result {
    let folder = try ScratchFolder()
    let store = GoldenStore(root: folder.path + "/golden")
    func check(_ image: StraightImage) throws -> GoldenReport {
      try store.check(Self.run(image), in: RunFolder(folder.path + "/run"))
    }
    let missing = try check(picture)
    _ = try store.record(Self.run(picture), mode: .all)
    let (same, other) = (try check(picture), try check(flipped))
    return Result(
      name: "a golden fails while it is missing and when one pixel is flipped, else it passes",
      passed: !missing.isPassing && same.isPassing && same.compared == 1 && !other.isPassing
        && other.failures.map(\.verdict.status) == ["different"])
  }

  private static func run(_ image: StraightImage) throws -> GoldenRun {
    try GoldenRun([
      .pixels(scene: "self-test", step: 1, strategy: "fakeBar") { GoldenPicture(image: image, scale: 1) }
    ])
  }

  /// The highest bit of green in one opaque pixel.
  private static func flipped(_ image: StraightImage) -> (image: StraightImage, x: Int, y: Int) {
    let (x, y) = (image.width / 2, image.height / 3)
    var copy = image
    copy.rgba[(y * image.width + x) * 4 + 1] ^= 0x80
    return (copy, x, y)
  }

  /// The starter scene in the middle of its push, at scale 1.
  private static func picture(_ fonts: FontLibrary, jobs: Int) throws -> StraightImage {
    var overrides = SceneOverrides()
    overrides.scale = 1
    overrides.strategies = ["fakeBar"]
    overrides.selection = .numbers([1])
    var scene = try SceneLoader.scene(
      bytes: Array(Starter.scene.utf8), file: "self-test", overrides: overrides)
    scene.fonts = fonts
    let samples = try SceneStager(scene).steps().flatMap { $0.samples(FrameSampling(.progress([0.5]))) }
    let area = GoldenOptions.Crop.screen.pixels(scene.traits)
    let drawn = try FrameRenderer(scene, jobs: jobs).map(samples) { frame in
      GoldenPicture(frame.pixmap.cropped(to: area), scale: 1).image
    }.results
    guard let picture = drawn.first else {
      throw StagingError.refused(file: "self-test", reason: "no frame was drawn; reinstall fakebar")
    }
    return picture
  }
}
