public import BarModel
public import BarNavigation

/// The second known solution (R17): the real bar is made transparent and emptied, and every page carries a visible
/// bar of its own for good, which moves with it, titles and all (EachNavigationBar, GKNavigationBar).
///
/// The transparent bar stays in the layout: pages extend under it even where their own bar is opaque.
public struct PerPageBarStrategy: TransitionStrategy {
  public static let name = "perPageBar"
  public static let summary =
    "The real bar is transparent; each page carries a whole bar of its own, titles and all."

  public init() {}

  public init(_ choice: StrategyChoice) throws(StrategyError) {}

  public var placement: BarPlacement { .inPages }

  public var ownership: BarOwnership { .own }

  public var staging: PageStaging {
    var staging = PageStaging()
    staging.hasOwnBar = true
    staging.hasTransparentBar = true
    staging.backButton = .arrowWithTitle
    return staging
  }

  public func choreography(_ stage: TransitionStage) -> Choreography {
    Choreography(stage, pages: PageMotion(stage: stage).layers(), realBar: .system(stage))
  }

  public func actions(_ transition: Transition) -> [StrategyAction] {
    let loaded = transition.index(of: .viewDidLoad, page: transition.to)
    guard loaded < transition.events.count else { return [] }
    return [
      StrategyAction(beforeEvent: loaded, text: "bar of its own put into \(transition.to.name), for good")
    ]
  }
}
