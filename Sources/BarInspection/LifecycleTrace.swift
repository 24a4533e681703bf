public import BarMotion
public import BarNavigation

/// The story of a stack as text: every life-cycle call in order, what hooks wrote to the shared bar, and what the
/// strategy did with its fake bars.
public struct LifecycleTrace {
  private var lines: [String] = []
  private let motion: Motion

  /// - Parameter motion: gives the time at which calls after the animation come.
  public init(motion: Motion) { self.motion = motion }

  public var text: String { lines.joined(separator: "\n") + "\n" }

  public mutating func add(heading: String) { lines.append(heading) }

  /// The calls made when the stack was set up.
  public mutating func add(start stack: NavigationStack) {
    lines.append("stack \(stack.pages.map(\.name).joined(separator: " > "))")
    for event in stack.initialEvents { add(event, time: 0) }
  }

  /// One step: its calls, and the strategy's actions between them.
  public mutating func add(step: Int, _ transition: Transition, strategy: any TransitionStrategy) {
    let animated = transition.operation.isAnimated
    let words = animated ? "animated" : "not animated"
    lines.append(
      "step \(step): \(transition.operation.name) \(transition.from.name) → \(transition.to.name), \(words)")
    let actions = strategy.actions(transition)
    let end = animated ? motion.duration : 0
    for (index, event) in transition.events.enumerated() {
      let time = event.moment == .after ? end : 0
      for action in actions where action.beforeEvent == index {
        lines.append(Self.row(time, strategy.name, action.text))
      }
      add(event, time: time)
    }
    for action in actions where action.beforeEvent >= transition.events.count {
      lines.append(Self.row(end, strategy.name, action.text))
    }
  }

  private mutating func add(_ event: LifecycleEvent, time: Double) {
    let wrote = event.wrote.map { "  → bar: \(StyleSummary.text($0))" } ?? ""
    lines.append(Self.row(time, event.page, event.kind.rawValue + wrote))
  }

  /// Time in milliseconds, who, what.
  private static func row(_ time: Double, _ who: String, _ what: String) -> String {
    let milliseconds = "\(Int((time * 1000).rounded()))"
    let left = String(repeating: " ", count: max(0, 5 - milliseconds.count)) + milliseconds + " ms  "
    let name = who + String(repeating: " ", count: max(1, 14 - who.count))
    return left + name + what
  }
}
