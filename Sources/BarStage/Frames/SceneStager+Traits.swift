import BarGeometry
import BarModel
import BarMotion

extension SceneStager {
  /// The top page before and after the environment changed.
  func staged(changeFrom before: Traits, _ entry: SceneHistory.Entry, _ strategy: any TransitionStrategy)
    -> StagedStep
  {
    resting(entry, from: before, strategy)
  }

  /// Two resting frames.
  func resting(_ entry: SceneHistory.Entry, from before: Traits, _ strategy: any TransitionStrategy)
    -> StagedStep
  {
    let old = restingPage(entry.stack, traits: before)
    let new = restingPage(entry.stack, traits: entry.traits)
    return StagedStep(
      number: entry.number, strategy: strategy, transition: nil, stage: nil,
      choreography: Choreography(
        restingFrom: old.restingList(container: scene.container),
        restingTo: new.restingList(container: scene.container), layers: [], motion: scene.motion),
      playback: .timed(scene.motion), faults: scene.faults, width: entry.traits.size.width,
      direction: entry.traits.direction, barBottom: max(old.layout.barBottom, new.layout.barBottom))
  }
}
