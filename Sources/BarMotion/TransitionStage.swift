public import BarGeometry
public import BarModel
public import BarNavigation

/// What a strategy is given: the transition, both pages laid out, and the world around them.
public struct TransitionStage: Sendable {
  public var transition: Transition
  /// `from` as it rested, under the bar as it was.
  public var from: StagedPage
  /// `from`'s item under the bar as the hooks left it: what it looks like once hooks have written, and before its
  /// own appearances give way.
  public var fromInFlight: StagedPage
  /// `to` in flight, under the bar as the hooks left it.
  public var to: StagedPage
  /// `to` as it will rest.
  public var toAtRest: StagedPage
  /// `from` at rest again after an operation that was taken back, under the bar as that left it.
  public var fromAfterCancel: StagedPage
  public var traits: Traits
  /// The window behind the pages.
  public var container: Color
  public var motion: Motion

  /// - Parameter strategy: whose rules lay out pages that name no strategy of their own; nil: UIKit's.
  public init(
    transition: Transition, traits: Traits, container: Color, motion: Motion,
    measuring: any TextMeasuring, strategy: (any TransitionStrategy)? = nil
  ) {
    self.transition = transition
    self.traits = traits
    self.container = container
    self.motion = motion
    let visibility = transition.visibility
    func from(_ style: BarStyle, isBarHidden: Bool) -> StagedPage {
      StagedPage(
        transition.from, over: transition.ancestorsOfFrom, style: style, traits: traits, measuring: measuring,
        isBarHidden: isBarHidden, staging: PageStaging(transition.from, strategy))
    }
    func to(_ style: BarStyle, isBarHidden: Bool) -> StagedPage {
      StagedPage(
        transition.to, over: transition.ancestorsOfTo, style: style, traits: traits, measuring: measuring,
        isBarHidden: isBarHidden, staging: PageStaging(transition.to, strategy))
    }
    self.from = from(transition.barBefore, isBarHidden: visibility.isHiddenBefore)
    fromInFlight = from(transition.barInFlight, isBarHidden: visibility.isHiddenBefore)
    self.to = to(transition.barInFlight, isBarHidden: visibility.isHiddenInFlight)
    // What would have come, where it was taken back.
    toAtRest =
      transition.isCancelled
      ? to(transition.barInFlight, isBarHidden: visibility.isHiddenInFlight)
      : to(transition.barAfter, isBarHidden: visibility.isHiddenAfter)
    fromAfterCancel = from(transition.barAfter, isBarHidden: visibility.isHiddenAfter)
    // The two looks are compared layer by layer, so both are made at one height; growing comes on top (BarGrowth).
    fromInFlight.bar.background = self.to.bar.background
  }

  var isPush: Bool { transition.isPush }
  /// The page that lies above on the stack.
  var top: StagedPage { isPush ? to : from }
  var bottom: StagedPage { isPush ? from : to }
  var width: Double { traits.size.width }
  /// +1 left to right, −1 right to left: every x offset is multiplied by it.
  var sign: Double { traits.isRightToLeft ? -1 : 1 }
}
