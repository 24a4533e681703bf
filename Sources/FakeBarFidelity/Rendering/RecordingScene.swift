import BarCodecs
import BarGeometry
import BarModel
import BarMotion
import BarPixels
import BarStage

/// Our scene of a recording: the same step under the same bars.
struct RecordingScene {
  private let recording: Recording
  private let scene: Scene
  private let step: StagedStep
  private let sample: FrameSample

  /// - Parameter folder: holds `<name>.json5`.
  /// - Throws: what loading and staging throw; `FidelityError` when the scene is of another step or screen.
  init(_ recording: Recording, in folder: String) throws {
    self.recording = recording
    scene = try SceneLoader.load("\(folder)/\(recording.name).json5")
    let top = scene.traits.device.barTop
    guard abs(top - recording.top) < 0.5 else {
      throw FidelityError.otherTop(name: recording.name, scene: top, still: recording.top)
    }
    guard let step = try SceneStager(scene).steps().last, let sample = step.samples(scene.sampling).first,
      step.operation == (recording.isPush ? "push" : "pop")
    else { throw FidelityError.noFrame(name: recording.name) }
    self.step = step
    self.sample = sample
  }

  /// One picture an instant, as PNG files of at most `width` × `height` pixels. A picture at progress 0 or 1 is of a
  /// page at rest.
  func pngs(_ progresses: [Double], width: Int, height: Int) throws -> [[UInt8]] {
    let samples = progresses.map { progress in
      var sample = sample
      sample.instant = instant(progress)
      sample.list = step.choreography.displayList(at: sample.instant)
      return sample
    }
    let frames = try FrameRenderer(scene, jobs: 2).map(samples) { [recording] frame in
      let picture = frame.pixmap.fitted(
        recording.mapping, screenWidth: recording.width, width: width, height: height)
      return try PNGFrameEncoder().encode(picture, scale: recording.mapping.scale)
    }
    return frames.results
  }

  private func instant(_ progress: Double) -> Instant {
    guard progress > 0, progress < 1 else { return Instant(progress: progress, time: 0, phase: .rest) }
    if recording.isDragged { return Instant(progress: progress, time: 0, phase: .dragging) }
    return step.choreography.motion.instant(progress: progress)
  }
}
