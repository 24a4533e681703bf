import BarGeometry
import BarModel
import BarMotion
import BarNavigation

extension SceneStager {
  /// The top page at the offsets of a scroll.
  func staged(_ scrolling: Scrolling, _ entry: SceneHistory.Entry, _ strategy: any TransitionStrategy)
    -> StagedStep
  {
    let play = ScrollPlay(
      scrolling: scrolling, page: entry.stack.top, ancestors: entry.stack.ancestors,
      isBarHidden: entry.stack.isBarHidden, traits: entry.traits,
      container: scene.window.resolved(entry.traits),
      strategy: strategy, measuring: measuring)
    let (first, last) = (play.page(at: 0), play.page(at: 1))
    // Even in time: its progress is the share of the way.
    let motion = Motion(curve: .linear, duration: scrolling.duration)
    var step = StagedStep(
      number: entry.number, strategy: strategy, transition: nil, stage: nil,
      choreography: Choreography(
        restingFrom: first.restingList(container: scene.window.resolved(entry.traits)),
        restingTo: last.restingList(container: scene.window.resolved(entry.traits)), layers: [],
        motion: motion),
      playback: .timed(motion), faults: scene.faults, width: entry.traits.size.width,
      direction: entry.traits.direction, barBottom: max(first.layout.barBottom, last.layout.barBottom))
    step.scroll = play
    return step
  }
}
