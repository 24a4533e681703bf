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
    Choreography(
      stage, pages: PageMotion(stage: stage).layers(), realBar: .system(stage), keepsWrites: true)
  }

  public func actions(_ transition: Transition) -> [StrategyAction] { [] }
}
