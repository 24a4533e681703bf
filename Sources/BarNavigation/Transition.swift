public import BarModel

/// One operation on the stack with everything that a strategy needs to show it.
public struct Transition: Hashable, Sendable {
  public var operation: StackOperation
  public var from: Page
  public var to: Page
  /// The page below `from` before, and below `to` after; they name the back buttons.
  public var belowFrom: Page?
  public var belowTo: Page?
  /// The shared bar while `from` rests, during the animation, and while `to` rests.
  public var barBefore: BarStyle
  public var barInFlight: BarStyle
  public var barAfter: BarStyle
  public var events: [LifecycleEvent]

  public var isPush: Bool {
    if case .push = operation { true } else { false }
  }
}
