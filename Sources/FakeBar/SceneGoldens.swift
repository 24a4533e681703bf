import BarCodecs
import BarDisplay
import BarGolden
import BarModel
import BarPixels
import BarStage

/// What one scene or variant contributes to the goldens: per step and strategy a text with the lists of all
/// its frames, and a cropped picture of each. Names are made at once; the scene is loaded again when its turn
/// comes, so that a run holds one scene at a time, however many variants there are.
struct SceneGoldens {
  private let scenes: StagedScenes
  private let index: Int
  private let unit: Int
  private let jobs: Int

  /// - Parameters:
  ///   - index: of the scene among those.
  ///   - unit: of the scene in the whole project.
  ///   - jobs: workers.
  init(_ scenes: StagedScenes, index: Int, unit: Int, jobs: Int) {
    self.scenes = scenes
    self.index = index
    self.unit = unit
    self.jobs = jobs
  }

  func items() throws -> [GoldenItem] {
    let scene = try scenes.scene(index)
    return try scenes.steps(index).enumerated().flatMap { items(scene, $0.element, at: $0.offset) }
  }

  private func items(_ scene: Scene, _ step: StagedStep, at place: Int) -> [GoldenItem] {
    let samples = step.samples(scene.golden.sampling)
    let labels = Self.labels(samples)
    let (name, strategy, variant) = (scene.name, step.strategy.folderName, scene.variant?.name)
    let frames = StepFrames(scenes, index: index, place: place, count: labels.count, jobs: jobs)
    var items: [GoldenItem] = []
    if scene.golden.kinds.contains(.list) {
      items.append(
        .text(scene: name, step: step.number, strategy: strategy, variant: variant, unit: unit) {
          DisplayListText.dump(zip(labels, try frames.samples()).map { (label: $0, list: $1.list) })
        })
    }
    if scene.golden.kinds.contains(.pixels) {
      for (frame, label) in labels.enumerated() {
        items.append(
          .pixels(
            scene: name, step: step.number, strategy: strategy, variant: variant, label: label, unit: unit,
            frame: FramePlace(
              index: frame, count: labels.count, time: samples[frame].instant.time)
          ) { try frames.picture(frame) })
      }
    }
    return items
  }

  /// By progress; by number where two frames have the same.
  private static func labels(_ samples: [FrameSample]) -> [String] {
    let byProgress = samples.map { sample in
      let progress = sample.instant.progress
      return "progress " + (Int(exactly: progress).map { "\($0)" } ?? "\(progress)")
    }
    return Set(byProgress).count == samples.count ? byProgress : samples.map { "frame-\($0.index)" }
  }
}
