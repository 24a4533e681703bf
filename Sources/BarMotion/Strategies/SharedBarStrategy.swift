public import BarModel
public import BarNavigation

/// UIKit's own way: one bar for all pages, above them. A style that a hook writes shows at once, over the page that
/// is leaving as well, and stays until somebody writes again. What only the items or their scroll positions make
/// different is cross-faded.
public struct SharedBarStrategy: TransitionStrategy {
  public static let name = "sharedBar"
  public static let summary =
    "The control: the one shared bar takes the new style at once and keeps it after a pop."

  public init() {}

  public init(_ choice: StrategyChoice) throws(StrategyError) {}

  public var placement: BarPlacement { .shared }

  public var ownership: BarOwnership { .shared }

  public func choreography(_ stage: TransitionStage) -> Choreography {
    // What a hook wrote to the bar changes the leaving page's title and buttons as well.
    var restyled = stage
    restyled.from = stage.fromInFlight
    let background = BarBackgroundFade(old: stage.fromInFlight, new: stage.to).layers()
    return Choreography(
      stage, pages: PageMotion(stage: stage).layers(), realBackground: background,
      content: BarContentMotion(restyled, isOnRealBar: !background.isEmpty).layers())
  }

  public func actions(_ transition: Transition) -> [StrategyAction] { [] }
}
