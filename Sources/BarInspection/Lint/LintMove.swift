public import BarModel
public import BarNavigation

/// A step after which another page is on top, or after which the same one is again.
public struct LintMove: Sendable {
  /// Of the step in the scene, from 0.
  public var step: Int
  public var from: Page
  public var to: Page
  /// The page below `to` afterwards.
  public var below: Page?
  /// nil: no page slides.
  public var direction: Transition.Direction?
  public var isAnimated: Bool
  /// A finger leads it.
  public var isInteractive: Bool
  public var isCancelled: Bool
  public var visibility: BarVisibility
  /// The bar while `from` rests, and at rest afterwards.
  public var barBefore: BarStyle
  public var barAfter: BarStyle

  public init(
    step: Int, from: Page, to: Page, below: Page? = nil, direction: Transition.Direction?,
    isAnimated: Bool = true, isInteractive: Bool = false, isCancelled: Bool = false,
    visibility: BarVisibility = .shown, barBefore: BarStyle = BarStyle(), barAfter: BarStyle = BarStyle()
  ) {
    self.step = step
    self.from = from
    self.to = to
    self.below = below
    self.direction = direction
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    self.isCancelled = isCancelled
    self.visibility = visibility
    self.barBefore = barBefore
    self.barAfter = barAfter
  }

  /// What a step did to the stack.
  public init(step: Int, _ transition: Transition) {
    self.init(
      step: step, from: transition.from, to: transition.to, below: transition.belowTo,
      direction: transition.direction, isAnimated: transition.operation.isAnimated,
      isInteractive: transition.isInteractive, isCancelled: transition.isCancelled,
      visibility: transition.visibility, barBefore: transition.barBefore, barAfter: transition.barAfter)
  }

  /// The page that rests on top afterwards.
  public var top: Page { isCancelled ? from : to }
}
