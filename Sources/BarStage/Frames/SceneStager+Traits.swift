import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation

extension SceneStager {
  /// The top page before and after the environment changed: two resting frames, which may differ in size. How the
  /// system turns from the one to the other is not shown.
  func staged(changeFrom before: Traits, _ entry: SceneHistory.Entry, _ strategy: any TransitionStrategy)
    -> StagedStep
  {
    let traits = [before, entry.traits]
    let pages = traits.map { restingPage(entry.stack, strategy, traits: $0) }
    let lists = zip(pages, traits).map { list($0, $1, under: entry.stack.presented) }
    return StagedStep(
      number: entry.number, strategy: strategy, transition: nil, stage: nil,
      choreography: Choreography(
        restingFrom: lists[0], restingTo: lists[1], layers: [], motion: scene.motion),
      playback: .timed(scene.motion), faults: scene.faults, width: entry.traits.size.width,
      direction: entry.traits.direction, barBottom: pages.map(\.layout.barBottom).max() ?? 0)
  }

  /// A page at rest, with what is presented over it.
  private func list(_ page: StagedPage, _ traits: Traits, under presented: NavigationStack.Presentation?)
    -> DisplayList
  {
    let below = page.restingList(container: scene.window.resolved(traits))
    guard let presented else { return below }
    return PresentedPage(presented.page, isSheet: presented.isSheet, traits: traits)
      .restingList(over: below, container: scene.window.resolved(traits))
  }
}
