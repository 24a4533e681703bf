import BarGolden
import BarPixels
import BarStage

/// The frames of one step: staged when they are asked for, drawn together over all workers when the first
/// picture is, dropped with the last, so that a run holds the pictures of one step.
final class StepFrames {
  private let scenes: StagedScenes
  private let index: Int
  /// Among the scene's staged steps.
  private let place: Int
  private let count: Int
  private let jobs: Int
  private var drawn: [Pixmap] = []
  private var origin = (x: 0, y: 0)

  init(_ scenes: StagedScenes, index: Int, place: Int, count: Int, jobs: Int) {
    self.scenes = scenes
    self.index = index
    self.place = place
    self.count = count
    self.jobs = jobs
  }

  /// - Throws: `WorkflowError.changed` when the file no longer says what it said when the run began.
  func samples() throws -> [FrameSample] {
    let scene = try scenes.scene(index)
    let samples = try step().samples(scene.golden.sampling)
    guard samples.count == count else { throw WorkflowError.changed(scene.file) }
    return samples
  }

  private func step() throws -> StagedStep {
    let steps = try scenes.steps(index)
    guard place < steps.count else { throw WorkflowError.changed(try scenes.scene(index).file) }
    return steps[place]
  }

  func picture(_ frame: Int) throws -> GoldenPicture {
    let scene = try scenes.scene(index)
    if drawn.isEmpty {
      let area = scene.golden.crop.pixels(scene.traits, barBottom: try step().barBottom)
      origin = (area.x, area.y)
      drawn = try FrameRenderer(scene, jobs: jobs).map(try samples()) { frame in
        frame.pixmap.cropped(to: area)
      }.results
    }
    defer { if frame == count - 1 { drawn = [] } }
    var picture = GoldenPicture(drawn[frame], scale: scene.traits.scale)
    picture.origin = origin
    return picture
  }
}
