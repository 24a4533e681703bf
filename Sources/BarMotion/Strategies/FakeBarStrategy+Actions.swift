import BarModel
public import BarNavigation

extension FakeBarStrategy {
  /// The fake-bar library's order of work (R18). A page whose bar is hidden is captured, since its style is wanted
  /// again, but shows nothing.
  public func actions(_ transition: Transition) -> [StrategyAction] {
    if isPlain(transition) { return [] }
    let (from, to) = (transition.from.name, transition.to.name)
    let laidOut = transition.index(of: .viewDidLayoutSubviews, page: transition.to)
    let visibility = transition.visibility
    var actions: [StrategyAction] = []
    actions.append(
      visibility.isHiddenBefore
        ? StrategyAction(
          beforeEvent: 0, effects: [.captured(page: from)],
          text: "fake bar of \(from) captured, its bar is hidden")
        : StrategyAction(
          beforeEvent: 0, effects: [.captured(page: from), .shown(page: from)],
          text: "fake bar of \(from) captured from the real bar and shown in the page"))
    actions.append(
      StrategyAction(beforeEvent: 0, effects: [.realHidden], text: "real bar's background hidden"))
    // A page that was never shown (set below the top at the start) has no fake bar to return to.
    let isNew = transition.index(of: .viewDidLoad, page: transition.to) < transition.events.count
    let isShown = !visibility.isHiddenInFlight
    if isNew {
      actions.append(
        StrategyAction(
          beforeEvent: laidOut, effects: [.captured(page: to)] + (isShown ? [.shown(page: to)] : []),
          text: "fake bar of \(to) captured with its new style" + (isShown ? " and shown in the page" : "")))
    } else {
      let willAppear = transition.index(of: .viewWillAppear, page: transition.to)
      actions.append(
        StrategyAction(
          beforeEvent: willAppear, effects: [.restored(page: to)],
          text: "real bar restored from the fake bar of \(to)"))
      if isShown {
        actions.append(
          StrategyAction(
            beforeEvent: laidOut, effects: [.shown(page: to)], text: "fake bar of \(to) shown in the page"))
      }
    }
    return actions + handOver(transition)
  }

  /// The page that has appeared, after a cancelled operation the old one, gets the real bar back.
  private func handOver(_ transition: Transition) -> [StrategyAction] {
    let page = transition.isCancelled ? transition.from : transition.to
    let other = transition.isCancelled ? transition.to : transition.from
    let appeared = transition.index(of: .viewDidAppear, page: page)
    let removed = StrategyAction(
      beforeEvent: appeared, effects: [.removed(page: page.name), .realShown],
      text: "fake bar of \(page.name) removed, real bar shown with its style")
    guard transition.isPush != transition.isCancelled else { return [removed] }
    return [
      removed,
      StrategyAction(
        beforeEvent: appeared, text: "fake bar of \(other.name) kept as the memory of its style"),
    ]
  }

  /// The system is left to itself: nobody writes another style. (Other styles may turn out similar as well; that takes
  /// the environment to see.)
  private func isPlain(_ transition: Transition) -> Bool {
    guard options.similar != .never else { return false }
    let items = [transition.from, transition.to].map(\.screen.item)
    return transition.barBefore == transition.barInFlight && !transition.visibility.isHiddenBefore
      && !transition.visibility.isHiddenInFlight
      && items[0].standardAppearance == items[1].standardAppearance
      && items[0].scrollEdgeAppearance == items[1].scrollEdgeAppearance
  }
}
