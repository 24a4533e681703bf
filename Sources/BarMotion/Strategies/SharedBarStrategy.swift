import BarDisplay
public import BarNavigation

/// UIKit's own way: one bar for all pages, above them. A style that a hook writes shows at once, over the page that
/// is leaving as well, and stays until somebody writes again.
public struct SharedBarStrategy: TransitionStrategy {
  public static let name = "sharedBar"
  public static let summary =
    "The control: the one shared bar takes the new style at once and keeps it after a pop."

  public init() {}

  public var ownership: BarOwnership { .shared }

  public func choreography(_ stage: TransitionStage) -> Choreography {
    let real = BarBackgroundLayers.make("bar", stage.to).map { AnimatedLayer($0) }
    return Choreography(stage, pages: PageMotion(stage: stage).layers(), realBackground: real)
  }

  public func actions(_ transition: Transition) -> [StrategyAction] { [] }
}
