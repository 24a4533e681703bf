import BarGeometry
import BarModel
public import BarMotion
import BarNavigation
import BarRendering

/// Runs a scene's steps under a strategy: scene → transitions → choreographies. The story itself is told by
/// `StoryTeller`.
public struct SceneStager {
  let scene: Scene
  let measuring: FontMeasuring

  public init(_ scene: Scene) {
    self.scene = scene
    measuring = FontMeasuring(scene.fonts)
  }

  /// Every chosen step under every strategy of the scene, strategies within steps.
  /// - Throws: `SceneFileError` for a step that the stack refuses, `StagingError`, `FontError`.
  public func steps() throws -> [StagedStep] {
    let byStrategy = try scene.strategies.map(steps)
    guard let first = byStrategy.first else { return [] }
    try measuring.check()
    return first.indices.flatMap { index in byStrategy.map { $0[index] } }
  }

  /// The chosen steps under one strategy.
  func steps(_ strategy: any TransitionStrategy) throws -> [StagedStep] {
    let visible = scene.visibleSteps
    guard !visible.isEmpty else { return [try resting(strategy)] }
    let chosen = Set(scene.selection.chosen(of: visible))
    if let missing = scene.selection.missing(from: visible) {
      throw StagingError.noSuchStep(missing, file: scene.file, visible: visible)
    }
    let entries = try history(strategy).entries.filter { chosen.contains($0.number) }
    // Steps of which nothing is to be seen, such as a covered page that scrolls.
    return entries.isEmpty ? [try resting(strategy)] : entries.map { staged($0, strategy) }
  }

  /// The whole story: how the stack was set up, and what each step did.
  public func history(_ strategy: any TransitionStrategy) throws -> SceneHistory {
    var teller = try StoryTeller(scene, strategy)
    return try teller.history()
  }

  private func staged(_ entry: SceneHistory.Entry, _ strategy: any TransitionStrategy) -> StagedStep {
    switch entry.event {
    case .transition(let transition, let playback):
      staged(entry.number, transition, playback, traits: entry.traits, strategy)
    case .scrolling(let scrolling): staged(scrolling, entry, strategy)
    case .traits(let before): staged(changeFrom: before, entry, strategy)
    }
  }

  private func staged(
    _ number: Int, _ transition: Transition, _ playback: Playback, traits: Traits,
    _ strategy: any TransitionStrategy
  ) -> StagedStep {
    let stage = TransitionStage(
      transition: transition, traits: traits, container: scene.window.resolved(traits), motion: scene.motion,
      measuring: measuring, strategy: strategy)
    return StagedStep(
      number: number, strategy: strategy, transition: transition, stage: stage,
      choreography: OperationChoreography.make(stage) ?? strategy.choreography(stage), playback: playback,
      faults: scene.faults,
      width: traits.size.width, direction: traits.direction,
      barBottom: max(stage.from.layout.barBottom, stage.toAtRest.layout.barBottom))
  }

  /// - Parameter strategy: whose rules lay it out; nil: UIKit's.
  func restingPage(
    _ stack: NavigationStack, _ strategy: (any TransitionStrategy)? = nil, traits: Traits? = nil
  ) -> StagedPage {
    StagedPage(
      stack.top, over: stack.ancestors, style: stack.bar, traits: traits ?? scene.traits,
      measuring: measuring, isBarHidden: stack.isBarHidden, staging: PageStaging(stack.top, strategy))
  }

  /// The stack at rest, as a step of one frame.
  private func resting(_ strategy: any TransitionStrategy) throws -> StagedStep {
    let page = restingPage(try history(strategy).start, strategy)
    let list = page.restingList(container: scene.container)
    return StagedStep(
      number: 0, strategy: strategy, transition: nil, stage: nil,
      choreography: Choreography(restingFrom: list, restingTo: list, layers: [], motion: scene.motion),
      playback: .timed(scene.motion), faults: scene.faults, width: scene.traits.size.width,
      direction: scene.traits.direction, barBottom: page.layout.barBottom)
  }
}

extension Scene {
  /// Numbers, from 1, of the steps of which something is to be seen.
  package var visibleSteps: [Int] {
    steps.enumerated().filter { $0.element.isVisible }.map { $0.offset + 1 }
  }
}

extension Step {
  fileprivate var isVisible: Bool {
    if case .wait = action { false } else { true }
  }
}
