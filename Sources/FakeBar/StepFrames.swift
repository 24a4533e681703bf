import BarCodecs
import BarGeometry
import BarGolden
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
  private var drawing: Drawing?

  /// What the pictures and the animation of a step have in common.
  private struct Drawing {
    var frames: [StraightImage]
    /// By frame.
    var boxes: [[PixelRect]]
    var delays: [FrameDelay]
    var origin: (x: Int, y: Int)
    var scale: Double
    /// Without boxes.
    var options: DiffOptions
  }

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

  /// Keeps nothing: the frames that were not asked for never will be.
  func drop() { drawing = nil }

  /// One frame; after the last nothing is kept.
  func picture(_ frame: Int) throws -> GoldenPicture {
    let drawing = try draw()
    if frame == count - 1 { self.drawing = nil }
    var picture = GoldenPicture(image: drawing.frames[frame], scale: drawing.scale)
    picture.origin = drawing.origin
    picture.options = drawing.options
    picture.options.ignored = drawing.boxes[frame]
    return picture
  }

  /// All frames. What is ignored in one of them is ignored in all.
  /// - Parameter isLast: nothing is kept, since no picture follows.
  func animation(isLast: Bool) throws -> GoldenAnimation {
    let drawing = try draw()
    if isLast { self.drawing = nil }
    var animation = GoldenAnimation(frames: drawing.frames, delays: drawing.delays, scale: drawing.scale)
    animation.origin = drawing.origin
    animation.options = drawing.options
    var seen: Set<PixelRect> = []
    animation.options.ignored = drawing.boxes.joined().filter { seen.insert($0).inserted }
    return animation
  }

  private func draw() throws -> Drawing {
    if let drawing { return drawing }
    let scene = try scenes.scene(index)
    let samples = try samples()
    let area = GoldenArea(scene, try step())
    let scale = scene.traits.scale
    let frames = try FrameRenderer(scene, jobs: jobs).map(samples) { frame in
      GoldenPicture(frame.pixmap.cropped(to: area.crop), scale: scale).image
    }.results
    let result = Drawing(
      frames: frames, boxes: samples.map { area.boxes($0.list) },
      delays: FrameDelay.delays(of: samples.map(\.instant.time)), origin: (area.crop.x, area.crop.y),
      scale: scale, options: DiffOptions(scene.golden.tolerance))
    drawing = result
    return result
  }
}
