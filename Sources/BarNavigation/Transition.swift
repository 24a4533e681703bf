public import BarModel

/// One operation on the stack with everything that a strategy needs to show it.
public struct Transition: Hashable, Sendable {
  /// Which way the pages slide.
  public enum Direction: String, Hashable, Sendable {
    case push
    case pop
  }

  public var operation: StackOperation
  /// nil: no page slides; the bar or the page in it changes where it is.
  public var direction: Direction?
  public var from: Page
  public var to: Page
  /// The pages below `from` before, and below `to` after, bottom first: the nearest names the back button, all of
  /// them may decide on the large title.
  public var ancestorsOfFrom: [Page]
  public var ancestorsOfTo: [Page]
  /// The shared bar while `from` rests, during the animation, and at rest afterwards: over `to`, or over `from` again
  /// when the operation was cancelled.
  public var barBefore: BarStyle
  public var barInFlight: BarStyle
  public var barAfter: BarStyle
  public var visibility: BarVisibility
  /// A finger leads it.
  public var isInteractive = false
  /// It was taken back: `from` is on top again.
  public var isCancelled = false
  /// The page refused the back button: it stays, and the bar's subviews, which UIKit has faded, come back to alpha 1
  /// within 0.25 s (R14).
  public var isVetoed = false
  /// The pages that left the stack, bottom first, as popToRoot and its like return them.
  public var popped: [Page] = []
  public var events: [LifecycleEvent]

  public init(
    operation: StackOperation, direction: Direction?, from: Page, to: Page, ancestorsOfFrom: [Page],
    ancestorsOfTo: [Page], barBefore: BarStyle, barInFlight: BarStyle, barAfter: BarStyle,
    visibility: BarVisibility, isInteractive: Bool = false, isCancelled: Bool = false, isVetoed: Bool = false,
    popped: [Page] = [], events: [LifecycleEvent]
  ) {
    self.operation = operation
    self.direction = direction
    self.from = from
    self.to = to
    self.ancestorsOfFrom = ancestorsOfFrom
    self.ancestorsOfTo = ancestorsOfTo
    self.barBefore = barBefore
    self.barInFlight = barInFlight
    self.barAfter = barAfter
    self.visibility = visibility
    self.isInteractive = isInteractive
    self.isCancelled = isCancelled
    self.isVetoed = isVetoed
    self.popped = popped
    self.events = events
  }

  public var belowFrom: Page? { ancestorsOfFrom.last }
  public var belowTo: Page? { ancestorsOfTo.last }

  public var isPush: Bool { direction == .push }
}
