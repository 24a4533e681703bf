import BarGeometry
import BarModel
import BarMotion
import BarNavigation

extension StoryTeller {
  /// A pop led by a finger. Where the gesture may not begin, nothing moves.
  /// - Throws: `StackError`, `InterruptionError`.
  mutating func swipe(_ script: SwipeScript, _ interruption: Step.Interruption?) throws
    -> SceneHistory.Entry.Event
  {
    let gate = GestureGate(
      scene.interactivePop, page: stack.top.screen, count: stack.pages.count,
      isBarHidden: stack.isBarHidden)
    refusal = gate.refusal(isEdge: script.isEdge)
    if refusal != nil { return .transition(stillness, Playback([], isCancelled: true)) }
    var playback = SwipeResolution(script, swipeRules).playback
    if let interruption {
      playback = try playback.interrupted(
        at: interruption.progress,
        then: takeover(by: interruption.action, of: .pop(animated: true), isCancelled: playback.isCancelled))
    }
    return .transition(try stack.perform(.swipe(isCancelled: playback.isCancelled)), playback)
  }

  /// An operation that runs by itself until `interruption` takes it back, or a finger takes it; nil when that leads
  /// to a third stack.
  /// - Throws: `StackError`, `InterruptionError`.
  mutating func interrupted(_ operation: StackOperation, by interruption: Step.Interruption) throws
    -> SceneHistory.Entry.Event?
  {
    let takeover: Takeover
    do throws(InterruptionError) {
      takeover = try self.takeover(by: interruption.action, of: operation, isCancelled: false)
    } catch {
      if case .leadsElsewhere = error { return nil }
      throw error
    }
    let playback = try Playback.timed(scene.motion).interrupted(at: interruption.progress, then: takeover)
    return .transition(
      try stack.perform(playback.isCancelled ? .interrupted(operation) : operation), playback)
  }

  /// What `action` means for an operation on the stack as it is, by the pages that it would leave: on its way it has
  /// changed the stack already, on its way back no longer (as UIKit's `viewControllers`).
  /// - Parameter isCancelled: it is on its way back.
  private func takeover(by action: Step.Action, of operation: StackOperation, isCancelled: Bool)
    throws(InterruptionError) -> Takeover
  {
    guard let changed = stack(after: operation, on: stack) else { throw .leadsElsewhere(operation.name) }
    let (old, new) = (names(stack), names(changed))
    switch action {
    case .swipe(let script):
      // A finger pops one page: it leads a pop, and takes a push back.
      if Array(old.dropLast()) == new { return .finger(script, swipeRules, isPop: true) }
      if Array(new.dropLast()) == old { return .finger(script, swipeRules, isPop: false) }
      throw .leadsElsewhere("swipe")
    case .operation(let then):
      guard then.isAnimated else { throw .notAnimated(then.name) }
      let result = stack(after: then, on: isCancelled ? stack : changed).map(names)
      guard result == (isCancelled ? new : old) else { throw .leadsElsewhere(then.name) }
      return isCancelled ? .on(scene.motion) : .back(scene.motion)
    case .scroll: throw .leadsElsewhere("scroll")
    case .traits: throw .leadsElsewhere("traits")
    case .wait: throw .leadsElsewhere("wait")
    }
  }

  private var swipeRules: SwipeRules {
    SwipeRules(
      policy: GesturePolicy(rawValue: scene.interactivePop.policy) ?? .halfOrFling,
      width: traits.size.width, motion: scene.motion)
  }

  private func names(_ stack: NavigationStack) -> [String] { stack.pages.map(\.name) }

  private func stack(after operation: StackOperation, on stack: NavigationStack) -> NavigationStack? {
    var copy = stack
    return (try? copy.perform(operation)) == nil ? nil : copy
  }

  /// The page at rest, before and after.
  private var stillness: Transition {
    Transition(
      operation: .swipe(isCancelled: true), direction: nil, from: stack.top, to: stack.top,
      ancestorsOfFrom: stack.ancestors, ancestorsOfTo: stack.ancestors, barBefore: stack.bar,
      barInFlight: stack.bar, barAfter: stack.bar,
      visibility: BarVisibility(
        isHiddenBefore: stack.isBarHidden, isHiddenInFlight: stack.isBarHidden,
        isHiddenAfter: stack.isBarHidden, motion: .none),
      isInteractive: true, isCancelled: true, events: [])
  }
}
