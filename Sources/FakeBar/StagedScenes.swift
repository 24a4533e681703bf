import BarStage

/// The staged steps of a run's scenes, of which one scene's are in memory at a time.
final class StagedScenes {
  private let shelf: SceneShelf
  private var current: (index: Int, steps: [StagedStep])?

  init(_ shelf: SceneShelf) { self.shelf = shelf }

  func scene(_ index: Int) throws -> Scene { try shelf.scene(index) }

  func steps(_ index: Int) throws -> [StagedStep] {
    if let current, current.index == index { return current.steps }
    current = nil
    let steps = try SceneStager(shelf.scene(index)).steps()
    current = (index, steps)
    return steps
  }
}
