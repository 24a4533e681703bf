import BarModel
import BarMotion
import BarNavigation

/// Runs the steps of a scene one after the other: each changes the stack, the bar or the environment, and becomes an
/// entry of the history.
struct StoryTeller {
  let scene: Scene
  var stack: NavigationStack
  var traits: Traits
  /// Why the step's gesture did not begin.
  var refusal: GestureRefusal?

  /// - Throws: `StagingError` for a stack that cannot be.
  init(_ scene: Scene, _ strategy: any TransitionStrategy) throws {
    self.scene = scene
    traits = scene.traits
    do {
      stack = try NavigationStack(
        pages: scene.stack, bar: scene.bar, ownership: strategy.ownership, kinds: scene.kinds)
    } catch {
      throw StagingError.refused(file: scene.file, reason: "\(error)")
    }
  }

  /// - Throws: `SceneFileError` at the step that the stack refuses.
  mutating func history() throws -> SceneHistory {
    var history = SceneHistory(start: stack)
    for (index, step) in scene.steps.enumerated() {
      let event: SceneHistory.Entry.Event?
      refusal = nil
      do { event = try self.event(step) } catch {
        throw step.place.error("the stack refuses this", remedy: "\(error)")
      }
      if let event {
        history.entries.append(
          SceneHistory.Entry(
            number: index + 1, event: event, traits: traits, stack: stack, refusal: refusal))
      }
    }
    return history
  }

  private mutating func event(_ step: Step) throws -> SceneHistory.Entry.Event? {
    switch step.action {
    case .operation(let operation): return try transition(operation, step.interruption)
    case .swipe(let script): return try swipe(script, step.interruption)
    case .scroll(let page, let from, let to, let duration):
      return try scroll(page, from: from, to: to, duration: duration).map { .scrolling($0) }
    case .traits(let changed):
      let before = traits
      traits = changed
      return .traits(from: before)
    case .wait: return nil
    }
  }
}
