import BarDisplay
import BarMotion
import BarNavigation
import BarPixels
import BarRendering
import BarStage
import Testing

@Suite("Equivalences: rest")
struct EquivalenceRestTests {
  /// The stack before or after a step, set up on its own and never moved.
  private func atRest(_ scene: Scene, _ step: StagedStep, after: Bool) throws -> Scene {
    let transition = try #require(step.transition)
    var rest = scene
    rest.steps = []
    rest.selection = .last
    rest.bar = after ? transition.barAfter : transition.barBefore
    rest.stack = [after ? transition.belowTo : transition.belowFrom, after ? transition.to : transition.from]
      .compactMap { $0 }
    return rest
  }

  @Test("progress 0 is the resting page before, progress 1 the one after, to the pixel", arguments: Stage.all)
  func ends(file: String, strategy: String) throws {
    let scene = try Stage.load(file, strategy: strategy)
    let compositor = Stage.compositor(scene)
    for step in try SceneStager(scene).steps() where step.transition != nil {
      for progress in [0.0, 1] {
        let list = Stage.list(step, progress)
        let rest = try atRest(scene, step, after: progress == 1)
        let resting = Stage.list(try Stage.step(rest), 0)
        #expect(list == resting)
        // Drawn by itself, not with what the transition left in a cache.
        #expect(try compositor.render(list) == Stage.compositor(rest).render(resting))
      }
    }
  }
}
