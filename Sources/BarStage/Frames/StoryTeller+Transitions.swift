import BarMotion
import BarNavigation

extension StoryTeller {
  /// An operation that runs by itself, to its end or until something interrupts it.
  ///
  /// What leads back to the old stack turns it round. What leads to a third one (a second push while the first is on
  /// its way, of which UIKit warns that it corrupts the bar) ends it at once: then the second operation is what is
  /// seen, from the page where the first would have ended, and the calls of both are its calls.
  /// - Throws: `StackError`, `InterruptionError`.
  mutating func transition(_ operation: StackOperation, _ interruption: Step.Interruption?) throws
    -> SceneHistory.Entry.Event
  {
    guard let interruption else {
      let transition = try stack.perform(operation)
      return .transition(transition, playback(transition))
    }
    guard operation.isAnimated else { throw StackError.notInterruptible(operation.name) }
    if let event = try interrupted(operation, by: interruption) { return event }
    switch interruption.action {
    case .operation(let second): return try overtaken(operation, by: second)
    case .swipe: throw InterruptionError.leadsElsewhere("swipe")
    case .scroll: throw InterruptionError.leadsElsewhere("scroll")
    case .traits: throw InterruptionError.leadsElsewhere("traits")
    case .wait: throw InterruptionError.leadsElsewhere("wait")
    }
  }

  /// `first` ends at once and `second` runs.
  private mutating func overtaken(_ first: StackOperation, by second: StackOperation) throws(StackError)
    -> SceneHistory.Entry.Event
  {
    var earlier = try stack.perform(first).events
    for index in earlier.indices { earlier[index].moment = .before }
    var transition = try stack.perform(second)
    transition.events = earlier + transition.events
    return .transition(transition, playback(transition))
  }
}
