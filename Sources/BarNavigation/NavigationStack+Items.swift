/// The bar's own stack of items follows that of the pages.
extension NavigationStack {
  /// Without animation the delegate hears of the end at once (UINavigationBar.h).
  mutating func moveItems(_ move: Move, from: Page, _ log: inout EventLog) {
    let names = pages.map(\.name)
    guard move.barCall == .asking else {
      items = names
      return
    }
    // Code pops the page before the bar is told, so a page that may veto is not asked (R14).
    if move.direction == .push {
      record(.shouldPush, top, &log)
    } else {
      record(.shouldPop, from, answer: .notAsked, &log)
    }
    items = names
    if !log.isAnimated { didMoveItems(move, from: from, &log) }
  }

  func didMoveItems(_ move: Move, from: Page, _ log: inout EventLog) {
    guard move.barCall == .asking else { return }
    if move.direction == .push { record(.didPush, top, &log) } else { record(.didPop, from, &log) }
  }
}
