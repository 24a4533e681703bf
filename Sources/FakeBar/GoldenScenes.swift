import BarGolden
import BarStage

/// The scenes of a golden run, staged when they are first asked for.
final class GoldenScenes {
  private let shelf: SceneShelf
  /// Indices of the shelf's jobs in the plan.
  private let units: [Int]
  private let isWhole: Bool
  private let isPartial: Bool
  private let mayBeEmpty: Bool
  private let jobs: Int
  private var loaded: GoldenRun?

  /// - Parameters:
  ///   - all: jobs of the whole plan.
  ///   - units: those of them that this run is about.
  ///   - isWhole: no step or strategy of a scene is left out.
  ///   - isPartial: some goldens belong to no scene of this run.
  ///   - jobs: workers.
  init(_ all: [SceneJob], units: [Int], isWhole: Bool, isPartial: Bool, mayBeEmpty: Bool, jobs: Int) {
    shelf = SceneShelf(units.map { all[$0] })
    self.units = units
    self.isWhole = isWhole
    self.isPartial = isPartial
    self.mayBeEmpty = mayBeEmpty
    self.jobs = jobs
  }

  /// Cost: loads and stages each scene, the first time.
  func run() throws -> GoldenRun {
    if let loaded { return loaded }
    let scenes = StagedScenes(shelf)
    let items = try units.indices.flatMap {
      try SceneGoldens(scenes, index: $0, unit: units[$0], jobs: jobs, isWhole: isWhole).items()
    }
    let run = try GoldenRun(items, isPartial: isPartial, mayBeEmpty: mayBeEmpty)
    loaded = run
    return run
  }

  /// In the order of the plan.
  func brokenExpectations() throws -> [BrokenExpectation] {
    try units.indices.flatMap { index in
      try SceneExpectations.verdict(shelf.scene(index), jobs: jobs).map {
        BrokenExpectation(unit: units[index], message: $0)
      }
    }
  }
}
