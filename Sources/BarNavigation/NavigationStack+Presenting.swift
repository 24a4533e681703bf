import BarModel

/// A page over the whole navigation controller: it has no navigation controller of its own, so its hooks find no bar
/// to write to. Under a sheet the page below stays in sight and hears nothing. Full screen, the new page's
/// viewDidAppear comes before the old one's viewDidDisappear, unlike in a push (logs of two authors).
extension NavigationStack {
  mutating func present(_ page: Page, isSheet: Bool, as operation: StackOperation) throws(StackError)
    -> Transition
  {
    if let presented { throw .presentedTwice(page: page.name, over: presented.page.name) }
    let old = self
    var log = EventLog(isAnimated: operation.isAnimated)
    record(.viewDidLoad, page, &log)
    if !isSheet { send(.viewWillDisappear, top, &log) }
    presented = Presentation(page: page, isSheet: isSheet)
    record(.viewWillAppear, page, &log)
    record(.viewWillLayoutSubviews, page, &log)
    record(.viewDidLayoutSubviews, page, &log)
    log.moment = .after
    record(.viewDidAppear, page, &log)
    if !isSheet { send(.viewDidDisappear, top, &log) }
    return still(operation, before: old, log)
  }

  mutating func dismiss(as operation: StackOperation) throws(StackError) -> Transition {
    guard let leaving = presented else { throw .nothingPresented }
    let old = self
    var log = EventLog(isAnimated: operation.isAnimated)
    presented = nil
    record(.viewWillDisappear, leaving.page, &log)
    if !leaving.isSheet {
      send(.viewWillAppear, top, &log)
      layOut(top, &log)
    }
    let barInFlight = bar
    log.moment = .after
    if !leaving.isSheet { send(.viewDidAppear, top, &log) }
    record(.viewDidDisappear, leaving.page, &log)
    record(.deinitialized, leaving.page, &log)
    var transition = still(operation, before: old, log)
    transition.barInFlight = barInFlight
    return transition
  }

  /// What happens under a presented page is not to be seen.
  func refuseWhenCovered(_ operation: StackOperation) throws(StackError) {
    guard let presented else { return }
    switch operation {
    case .present, .dismiss: return
    default: throw .covered(by: presented.page.name)
    }
  }
}
