public import BarMotion
public import BarNavigation

/// The same story for programs: after every call the page stack, the bar's item stack, the shared bar and the fake
/// bars that exist.
public struct TraceRecord {
  /// One call.
  public struct Entry: Hashable, Sendable {
    /// From 1; 0: when the stack was set up.
    public var step: Int
    /// Seconds since the step's operation began.
    public var time: Double
    public var progress: Double
    public var event: LifecycleEvent
    /// Pages that have a fake bar, in the order in which these were made.
    public var fakes: [String]
  }

  /// What the strategy did.
  public struct Action: Hashable, Sendable {
    public var step: Int
    /// Index of the entry that it comes before.
    public var beforeEntry: Int
    public var action: StrategyAction
  }

  public private(set) var entries: [Entry] = []
  public private(set) var actions: [Action] = []
  private var fakes: [String] = []

  public init() {}

  public mutating func add(start stack: NavigationStack) {
    for event in stack.initialEvents { add(event, step: 0, at: (0, 0)) }
  }

  /// - Parameter playback: how the step runs; of no length when it is not animated.
  public mutating func add(
    step: Int, _ transition: Transition, playback: Playback, strategy: any TransitionStrategy
  ) {
    let clock = TraceClock(playback)
    let planned = transition.actions(of: strategy)
    for (index, event) in transition.events.enumerated() {
      for action in planned where action.beforeEvent == index { add(action, step: step) }
      add(event, step: step, at: clock.instant(event.moment))
    }
    for action in planned where action.beforeEvent >= transition.events.count { add(action, step: step) }
  }

  /// The calls of the set-up and of these steps; what came before them has had its effect.
  public func keeping(steps: Set<Int>) -> TraceRecord {
    var result = self
    result.entries.removeAll { $0.step > 0 && !steps.contains($0.step) }
    result.actions = actions.filter { steps.contains($0.step) }.map { action in
      var action = action
      action.beforeEntry -= entries[..<action.beforeEntry].count { $0.step > 0 && !steps.contains($0.step) }
      return action
    }
    return result
  }

  /// A call outside of the stack's operations, at the end of a step.
  public mutating func add(step: Int, _ event: LifecycleEvent, playback: Playback) {
    add(event, step: step, at: TraceClock(playback).instant(event.moment))
  }

  private mutating func add(
    _ event: LifecycleEvent, step: Int, at instant: (time: Double, progress: Double)
  ) {
    // With the page goes the fake bar in it, unless the name is another page's by now.
    if event.kind == .deinitialized, !event.pages.contains(event.page) {
      fakes.removeAll { $0 == event.page }
    }
    entries.append(
      Entry(step: step, time: instant.time, progress: instant.progress, event: event, fakes: fakes))
  }

  private mutating func add(_ action: StrategyAction, step: Int) {
    actions.append(Action(step: step, beforeEntry: entries.count, action: action))
    for effect in action.effects {
      switch effect {
      case .captured(let page):
        fakes.removeAll { $0 == page }
        fakes.append(page)
      case .removed(let page): fakes.removeAll { $0 == page }
      case .shown, .restored, .realHidden, .realShown: break
      }
    }
  }
}
