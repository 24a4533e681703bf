import BarMotion
import BarNavigation

extension StoryTeller {
  /// An operation that runs by itself, to its end or until something interrupts it.
  mutating func transition(_ operation: StackOperation, _ interruption: Step.Interruption?)
    throws(StackError) -> SceneHistory.Entry.Event
  {
    .transition(try stack.perform(operation), .timed(scene.motion))
  }

  /// A pop led by a finger.
  mutating func swipe(_ script: SwipeScript, _ interruption: Step.Interruption?) throws(StackError)
    -> SceneHistory.Entry.Event
  {
    .transition(try stack.perform(.swipe(isCancelled: script.release == .cancel)), .timed(scene.motion))
  }
}
