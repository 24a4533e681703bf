import BarCodecs
import BarDisplay
import BarGolden
import BarModel
import BarPixels
import BarStage

/// What one scene or variant contributes to the goldens: per step and strategy a text with the lists of all
/// its frames, a cropped picture of each, and an animation of all. Names are made at once; the scene is loaded again when its turn
/// comes, so that a run holds one scene at a time, however many variants there are.
struct SceneGoldens {
  private let scenes: StagedScenes
  private let index: Int
  private let unit: Int
  private let jobs: Int
  private let isWhole: Bool

  /// - Parameters:
  ///   - index: of the scene among those.
  ///   - unit: of the scene in the whole project.
  ///   - jobs: workers.
  ///   - isWhole: no step or strategy of the scene was left out.
  init(_ scenes: StagedScenes, index: Int, unit: Int, jobs: Int, isWhole: Bool) {
    self.scenes = scenes
    self.index = index
    self.unit = unit
    self.jobs = jobs
    self.isWhole = isWhole
  }

  /// - Throws: what loading and staging throw, and `SceneFileError` for parts to ignore that are nowhere.
  func items() throws -> [GoldenItem] {
    let scene = try scenes.scene(index)
    try IgnoredParts(scene).check(scenes.steps(index), isWhole: isWhole)
    return try scenes.steps(index).enumerated().flatMap { items(scene, $0.element, at: $0.offset) }
  }

  private func items(_ scene: Scene, _ step: StagedStep, at place: Int) -> [GoldenItem] {
    let samples = step.samples(scene.golden.sampling)
    let labels = samples.goldenLabels(scene.golden.sampling.rule)
    let (name, strategy, variant) = (scene.name, step.strategy.folderName, scene.variant?.name)
    let frames = StepFrames(scenes, index: index, place: place, count: labels.count, jobs: jobs)
    let kinds = scene.golden.kinds
    let times = samples.map(\.instant.time)
    var items: [GoldenItem] = []
    if kinds.contains(.list) {
      items.append(
        .text(
          scene: name, step: step.number, strategy: strategy, variant: variant, unit: unit, times: times
        ) {
          DisplayListText.dump(zip(labels, try frames.samples()).map { (label: $0, list: $1.list) })
        })
    }
    if kinds.contains(.animation) {
      items.append(
        .animation(
          scene: name, step: step.number, strategy: strategy, variant: variant, unit: unit, times: times,
          whenSkipped: frames.drop
        ) {
          try frames.animation(isLast: !kinds.contains(.pixels))
        })
    }
    if kinds.contains(.pixels) {
      for (frame, label) in labels.enumerated() {
        items.append(
          .pixels(
            scene: name, step: step.number, strategy: strategy, variant: variant, label: label, unit: unit,
            frame: FramePlace(index: frame, count: labels.count, time: times[frame]),
            whenSkipped: frames.drop
          ) { try frames.picture(frame) })
      }
    }
    return items
  }
}
