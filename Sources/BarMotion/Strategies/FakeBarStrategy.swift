import BarDisplay
public import BarModel
public import BarNavigation

/// Snapshot fake bars: during the transition each page carries a copy of the bar in its own style, the real bar's
/// background is hidden and only its content animates above (R18).
///
/// The fake lives inside its page: it moves with it, is dimmed with it, the top page's edge cuts it and the edge
/// shadow runs through it.
public struct FakeBarStrategy: TransitionStrategy {
  public static let name = "fakeBar"
  public static let summary =
    "Each page carries a fake bar in its own style while the real bar's background is hidden."

  public init() {}

  public init(_ choice: StrategyChoice) throws(StrategyError) {}

  public var placement: BarPlacement { .inPages }

  public var ownership: BarOwnership { .remembered }

  public func choreography(_ stage: TransitionStage) -> Choreography {
    let pages = PageMotion(stage: stage).layers(
      bottomBar: BarBackgroundLayers.make("bottom/fake", stage.bottom),
      topBar: BarBackgroundLayers.make("top/fake", stage.top))
    return Choreography(stage, pages: pages, realBackground: [])
  }

  public func actions(_ transition: Transition) -> [StrategyAction] {
    let (from, to) = (transition.from, transition.to)
    let laidOut = transition.index(of: .viewDidLayoutSubviews, page: to)
    let appeared = transition.index(of: .viewDidAppear, page: to)
    var actions = [
      (0, "fake bar of \(from.name) captured from the real bar and shown in the page"),
      (0, "real bar's background hidden"),
    ]
    // A page that was never shown (set below the top at the start) has no fake bar to return to.
    let isNew = transition.index(of: .viewDidLoad, page: to) < transition.events.count
    if isNew {
      actions.append((laidOut, "fake bar of \(to.name) captured with its new style and shown in the page"))
    } else {
      let willAppear = transition.index(of: .viewWillAppear, page: to)
      actions.append((willAppear, "real bar restored from the fake bar of \(to.name)"))
      actions.append((laidOut, "fake bar of \(to.name) shown in the page"))
    }
    actions.append((appeared, "fake bar of \(to.name) removed, real bar shown with its style"))
    if transition.isPush {
      actions.append((appeared, "fake bar of \(from.name) kept as the memory of its style"))
    }
    return actions.map { StrategyAction(beforeEvent: $0.0, text: $0.1) }
  }
}
