public import BarModel

/// One operation on the stack with everything that a strategy needs to show it.
public struct Transition: Hashable, Sendable {
  public var operation: StackOperation
  public var from: Page
  public var to: Page
  /// The pages below `from` before, and below `to` after, bottom first: the nearest names the back button, all of
  /// them may decide on the large title.
  public var ancestorsOfFrom: [Page]
  public var ancestorsOfTo: [Page]
  /// The shared bar while `from` rests, during the animation, and while `to` rests.
  public var barBefore: BarStyle
  public var barInFlight: BarStyle
  public var barAfter: BarStyle
  public var events: [LifecycleEvent]

  public var belowFrom: Page? { ancestorsOfFrom.last }
  public var belowTo: Page? { ancestorsOfTo.last }

  public var isPush: Bool {
    if case .push = operation { true } else { false }
  }
}
