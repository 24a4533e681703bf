import BarGeometry
import BarModel
public import BarMotion
import BarNavigation
import BarRendering

/// Runs a scene's steps under a strategy: scene → transitions → choreographies.
public struct SceneStager {
  let scene: Scene
  private let measuring: FontMeasuring

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
    let operations = scene.visibleSteps
    guard !operations.isEmpty else { return [try resting(strategy)] }
    let chosen = Set(scene.selection.chosen(of: operations))
    if let missing = scene.selection.missing(from: operations) {
      throw StagingError.noSuchStep(missing, file: scene.file, visible: operations)
    }
    var result: [StagedStep] = []
    for (number, transition) in try history(strategy).transitions where chosen.contains(number) {
      result.append(staged(number, transition, strategy))
    }
    return result
  }

  /// The whole story: how the stack was set up, and each step's transition by its number.
  public func history(_ strategy: any TransitionStrategy) throws -> SceneHistory {
    var stack: NavigationStack
    do {
      stack = try NavigationStack(pages: scene.stack, bar: scene.bar, ownership: strategy.ownership)
    } catch {
      throw StagingError.refused(file: scene.file, reason: "\(error)")
    }
    let start = stack
    var transitions: [(number: Int, transition: Transition)] = []
    for (index, step) in scene.steps.enumerated() {
      guard case .operation(let operation) = step.action else { continue }
      do {
        transitions.append((index + 1, try stack.perform(operation)))
      } catch {
        throw step.place.error("the stack refuses this", remedy: "\(error)")
      }
    }
    return SceneHistory(start: start, transitions: transitions)
  }

  private func staged(_ number: Int, _ transition: Transition, _ strategy: any TransitionStrategy)
    -> StagedStep
  {
    let stage = TransitionStage(
      transition: transition, traits: scene.traits, container: scene.container, motion: scene.motion,
      measuring: measuring)
    return StagedStep(
      number: number, strategy: strategy, transition: transition, stage: stage,
      choreography: strategy.choreography(stage), playback: .timed(scene.motion), faults: scene.faults,
      width: scene.traits.size.width,
      direction: scene.traits.direction,
      barBottom: max(stage.from.layout.barBottom, stage.toAtRest.layout.barBottom))
  }

  func restingPage(_ stack: NavigationStack) -> StagedPage {
    StagedPage(
      stack.top, over: stack.ancestors, style: stack.bar, traits: scene.traits, measuring: measuring)
  }

  /// The stack at rest, as a step of one frame.
  private func resting(_ strategy: any TransitionStrategy) throws -> StagedStep {
    let page = restingPage(try history(strategy).start)
    let list = page.restingList(container: scene.container)
    return StagedStep(
      number: 0, strategy: strategy, transition: nil,
      stage: nil,
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
    if case .operation = action { true } else { false }
  }
}
