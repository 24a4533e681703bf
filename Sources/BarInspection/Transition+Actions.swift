import BarMotion
import BarNavigation

extension Transition {
  /// What the strategy does in it. It has nothing to do where no page slides, and acts on the pop, not on the
  /// question that a back button asks before it.
  func actions(of strategy: any TransitionStrategy) -> [StrategyAction] {
    guard direction != nil else { return [] }
    let start = events.prefix { $0.answer == .allowed }.count
    return strategy.actions(self).map { action in
      var action = action
      action.beforeEvent = max(action.beforeEvent, start)
      return action
    }
  }
}
