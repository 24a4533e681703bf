import BarCodecs
import BarDisplay
import BarGolden
import BarModel
import BarMotion
import BarPixels
import BarStage
import FakeBar

/// What a scene contributes to the goldens of a test.
struct FilmstripGoldens {
  private let scene: Scene
  private let golden: TestGoldenName
  private let kinds: Set<GoldenKind>
  private let tolerance: DiffOptions?

  /// - Parameter tolerance: how frames are compared; nil = as the scene says.
  init(_ scene: Scene, _ golden: TestGoldenName, _ kinds: Set<GoldenKind>, _ tolerance: DiffOptions?) {
    self.scene = scene
    self.golden = golden
    self.kinds = kinds
    self.tolerance = tolerance
  }

  /// Cost: the frames of all steps are drawn, and kept.
  /// - Throws: what staging and drawing throw.
  func goldens() throws -> TestGoldens {
    let steps = try SceneStager(scene).steps()
    // A choice of steps or strategies may lack what others have.
    try IgnoredParts(scene).check(steps, isWhole: false)
    var goldens = TestGoldens([])
    for step in steps {
      let part = steps.count > 1 ? "\(step.number)-\(step.strategy.folderName)" : nil
      let samples = step.samples(scene.golden.sampling)
      if kinds.contains(.list) {
        let labels = samples.goldenLabels(scene.golden.sampling.rule)
        let text = DisplayListText.dump(zip(labels, samples).map { (label: $0, list: $1.list) })
        goldens.items.append(item(step, part, .list, .text(text)))
      }
      if kinds.contains(.animation) {
        goldens.items.append(item(step, part, .animation, .animation(try animation(step, samples))))
        goldens.companions.append((golden.path(".strip.png", part: part), { try strip(step) }))
      }
    }
    return goldens
  }

  private func item(
    _ step: StagedStep, _ part: String?, _ kind: GoldenKind, _ content: GoldenContent
  ) -> GoldenItem {
    .of(
      golden.path(kind.fileExtension, part: part), golden, kind, content, step: step.number,
      strategy: step.strategy.folderName)
  }

  private func animation(_ step: StagedStep, _ samples: [FrameSample]) throws -> GoldenAnimation {
    let area = GoldenArea(scene, step)
    // Tests run side by side already.
    let frames = try FrameRenderer(scene, jobs: 1).map(samples) { frame in
      GoldenPicture(frame.pixmap.cropped(to: area.crop), scale: 1).image
    }.results
    var animation = GoldenAnimation(
      frames: frames, delays: FrameDelay.delays(of: samples.map(\.instant.time)), scale: scene.traits.scale)
    animation.options = tolerance ?? DiffOptions(scene.golden.tolerance)
    var seen = Set(animation.options.ignored)
    animation.options.ignored += samples.flatMap { area.boxes($0.list) }.filter { seen.insert($0).inserted }
    return animation
  }

  /// The step alone, with the frames that its golden has.
  private func strip(_ step: StagedStep) throws -> [UInt8] {
    var scene = scene
    scene.strategies = [step.strategy]
    scene.selection = step.number > 0 ? .numbers([step.number]) : scene.selection
    return try StraightLine.filmstrip(
      [scene], sampling: scene.golden.sampling, crop: scene.golden.crop, jobs: 1)
  }
}
