public import BarModel
public import BarNavigation

/// One real bar that goes from one page's colours to the other's (WRNavigationBar, RainbowNavigation, TONavigationBar).
/// Nothing of it slides; in between it shows colours that belong to neither page.
public struct CrossFadeStrategy: TransitionStrategy {
  public static let name = "crossFade"
  public static let summary = "One bar whose colours are mixed on the way from one page to the other."
  public static let optionNames = ["clock", "premultiplied", "preset"]

  public let choice: StrategyChoice
  let options: CrossFadeOptions

  public init(_ choice: StrategyChoice) throws(StrategyError) {
    options = try CrossFadeOptions(choice)
    self.choice = choice
  }

  public var placement: BarPlacement { .shared }

  public var ownership: BarOwnership { .remembered }

  public func choreography(_ stage: TransitionStage) -> Choreography {
    let pace = options.pace(stage)
    let background = BarColorFade(
      old: stage.from, new: stage.to, mixing: options.mixing, pace: pace, keepsImages: options.keepsImages
    ).layers()
    let content = BarContentRecoloring(stage: stage, mixing: options.mixing, pace: pace)
    return Choreography(
      stage, pages: PageMotion(stage: stage).layers(),
      realBar: RealBar(
        background: background, content: content.layers(isOnRealBar: true), from: stage.from, to: stage.to))
  }

  public func actions(_ transition: Transition) -> [StrategyAction] {
    let laidOut = transition.index(of: .viewDidLayoutSubviews, page: transition.to)
    guard laidOut < transition.events.count else { return [] }
    let (from, to) = (transition.from.name, transition.to.name)
    return [
      StrategyAction(
        beforeEvent: laidOut, text: "real bar begins to go from the colours of \(from) to those of \(to)")
    ]
  }
}
