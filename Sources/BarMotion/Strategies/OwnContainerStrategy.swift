public import BarModel
public import BarNavigation

/// The first known solution (R17): every page sits in a navigation controller of its own, whose bar moves with it,
/// and the outer bar is hidden for good (RTRootNavigationController).
///
/// Each page is the root of its container: its back button is a plain item. The library puts that in as the page has
/// been shown; here it is there from the first frame.
public struct OwnContainerStrategy: TransitionStrategy {
  public static let name = "ownContainer"
  public static let summary = "Each page sits in a container with a bar of its own; the outer bar is hidden."
  public static let optionNames = ["keepsSystemBar", "largeTitleInset"]

  public let choice: StrategyChoice
  public let staging: PageStaging

  public init(_ choice: StrategyChoice) throws(StrategyError) {
    let options = StrategyOptionReader(choice)
    var staging = PageStaging()
    staging.hasOwnBar = true
    staging.backButton = .plainItem
    staging.keepsSystemBar = try options.flag("keepsSystemBar") ?? false
    staging.largeTitleInset = try options.number("largeTitleInset", in: -1000...1000)
    self.choice = choice
    self.staging = staging
  }

  public var placement: BarPlacement { .inPages }

  public var ownership: BarOwnership { .own }

  public func choreography(_ stage: TransitionStage) -> Choreography {
    Choreography(stage, pages: PageMotion(stage: stage).layers(), realBar: .system(stage))
  }

  public func actions(_ transition: Transition) -> [StrategyAction] {
    guard transition.index(of: .viewDidLoad, page: transition.to) < transition.events.count else { return [] }
    return [
      StrategyAction(
        beforeEvent: 0, text: "\(transition.to.name) wrapped in a container with a bar of its own")
    ]
  }
}
