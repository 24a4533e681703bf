import BarModel
public import BarMotion
public import BarNavigation

/// The story of a stack as text: every life-cycle call in order, what hooks wrote to the shared bar, what the
/// strategy did with its fake bars, and between which frames.
public struct LifecycleTrace {
  private var lines: [String] = []

  public init() {}

  public var text: String { lines.joined(separator: "\n") + "\n" }

  public mutating func add(heading: String) { lines.append(heading) }

  /// The calls made when the stack was set up.
  public mutating func add(start stack: NavigationStack) {
    lines.append("stack \(stack.pages.map(\.name).joined(separator: " > "))")
    for event in stack.initialEvents { add(event, time: 0) }
  }

  /// One step: its calls, the strategy's actions between them, and where its frames lie.
  /// - Parameters:
  ///   - playback: how it runs; of no length when it is not animated.
  ///   - frames: the instants at which frames are taken of it.
  public mutating func add(
    step: Int, _ transition: Transition, playback: Playback, frames: [Instant],
    strategy: any TransitionStrategy
  ) {
    lines.append("step \(step): \(TraceWords.title(transition))")
    let clock = TraceClock(playback)
    let actions = transition.actions(of: strategy)
    var stretches = clock.stretches(frames)
    for (index, event) in transition.events.enumerated() {
      let time = clock.instant(event.moment).time
      if event.moment != .before { add(&stretches, before: event.moment == .release ? time : .infinity) }
      for action in actions where action.beforeEvent == index {
        lines.append(Self.row(time, strategy.name, action.text))
      }
      add(event, time: time)
    }
    add(&stretches, before: .infinity)
    if transition.isVetoed { lines.append(Self.row(playback.duration, "bar", TraceWords.veto)) }
    for action in actions where action.beforeEvent >= transition.events.count {
      lines.append(Self.row(playback.duration, strategy.name, action.text))
    }
  }

  /// A step that is no operation on the stack.
  /// - Parameter call: what it calls at its end.
  public mutating func add(
    step: Int, _ words: String, call: LifecycleEvent?, playback: Playback, frames: [Instant]
  ) {
    lines.append("step \(step): \(words)")
    var stretches = TraceClock(playback).stretches(frames)
    add(&stretches, before: .infinity)
    if let call { add(call, time: playback.duration) }
  }

  private mutating func add(_ stretches: inout [TraceClock.Stretch], before time: Double) {
    let count = stretches.prefix { $0.time < time }.count
    for stretch in stretches.prefix(count) { lines.append(Self.row(stretch.time, "frames", stretch.text)) }
    stretches.removeFirst(count)
  }

  private mutating func add(_ event: LifecycleEvent, time: Double) {
    lines.append(Self.row(time, event.page, TraceWords.call(event)))
  }

  /// Time in milliseconds, who, what.
  private static func row(_ time: Double, _ who: String, _ what: String) -> String {
    let milliseconds = "\(Int((time * 1000).rounded()))"
    let left = String(repeating: " ", count: max(0, 5 - milliseconds.count)) + milliseconds + " ms  "
    let name = who + String(repeating: " ", count: max(1, 14 - who.count))
    return left + name + what
  }
}
