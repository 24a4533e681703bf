import BarCodecs
import BarDisplay
import BarGolden
import BarModel
import BarPixels
import BarStage

/// What one scene contributes to the goldens: per step and strategy a text with the lists of all its frames, and a
/// cropped picture of each.
struct SceneGoldens {
  private let scene: Scene
  private let jobs: Int

  init(_ scene: Scene, jobs: Int) {
    self.scene = scene
    self.jobs = jobs
  }

  func items() throws -> [GoldenItem] {
    try SceneStager(scene).steps().flatMap(items)
  }

  private func items(_ step: StagedStep) -> [GoldenItem] {
    let samples = step.samples(scene.golden.sampling)
    let labels = Self.labels(samples)
    let (name, strategy) = (scene.name, step.strategy.name)
    var items: [GoldenItem] = []
    if scene.golden.kinds.contains(.list) {
      items.append(
        .text(scene: name, step: step.number, strategy: strategy) {
          DisplayListText.dump(zip(labels, samples).map { (label: $0, list: $1.list) })
        })
    }
    if scene.golden.kinds.contains(.pixels) {
      let pictures = StepPictures(samples, scene: scene, jobs: jobs)
      for (index, label) in labels.enumerated() {
        items.append(
          .pixels(scene: name, step: step.number, strategy: strategy, label: label) {
            try pictures.picture(index)
          })
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

/// The cropped pictures of one step: drawn together over all workers when the first is asked for, dropped with the
/// last, so that a run holds the pictures of one step.
private final class StepPictures {
  private let samples: [FrameSample]
  private let scene: Scene
  private let jobs: Int
  private var drawn: [Pixmap] = []

  init(_ samples: [FrameSample], scene: Scene, jobs: Int) {
    self.samples = samples
    self.scene = scene
    self.jobs = jobs
  }

  func picture(_ index: Int) throws -> GoldenPicture {
    if drawn.isEmpty {
      let area = scene.golden.crop.pixels(scene.traits)
      drawn = try FrameRenderer(scene, jobs: jobs).map(samples) { frame in
        frame.pixmap.cropped(to: area)
      }.results
    }
    defer { if index == samples.count - 1 { drawn = [] } }
    return GoldenPicture(drawn[index], scale: scene.traits.scale)
  }
}
