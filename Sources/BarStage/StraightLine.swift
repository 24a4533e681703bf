public import BarCodecs
import BarModel
import BarMotion
import BarPixels
import BarRendering

/// The straight line of the package, end to end: start reading here.
///
///     scene file ──SceneLoader──► Scene ──SceneStager──► StagedStep ──samples──► DisplayList
///                                                              ──FrameRenderer──► Frame ──exporter──► files
///
/// Every arrow is a value that can be printed, compared and stored.
public enum StraightLine {
  /// Renders a scene's chosen steps below `output`, as `<scene>/<step>/<strategy>/frame-0000.png …`, with a
  /// folder for its variant before the frames when it has one.
  /// - Parameters:
  ///   - steps: the scene's, when they are staged already.
  ///   - jobs: workers; the pixels are the same for any number.
  ///   - digest: which digest of each frame's pixels `frames.json` gives; nil for none.
  /// - Throws: what loading, staging, drawing and writing throw; see their types.
  public static func render(
    _ scene: Scene, steps: [StagedStep]? = nil, to output: String, jobs: Int, digest: FrameDigest? = .xxh128
  ) throws -> RenderSummary {
    let steps = try steps ?? SceneStager(scene).steps()
    let renderer = FrameRenderer(scene, jobs: jobs)
    var summary = RenderSummary()
    for step in steps {
      let folder = FrameFolder(step, of: scene, below: output)
      let written = try folder.write(
        step, scene: scene, sampling: scene.sampling, renderer: renderer, digest: digest)
      summary.add(frames: written.frames, folder: folder.folder, counters: written.counters)
    }
    return summary
  }

  /// The filmstrip of one or more scenes or variants of one, as a PNG file's bytes; a row for each step and
  /// strategy.
  /// - Parameter sampling: nil = nine tiles even in progress.
  public static func filmstrip(
    _ scenes: [Scene], sampling: FrameSampling?, crop: GoldenOptions.Crop, jobs: Int
  ) throws -> [UInt8] {
    var draft = FilmstripDraft(sampling: sampling, crop: crop, jobs: jobs)
    for scene in scenes { try draft.add(scene) }
    return try draft.png()
  }
}
