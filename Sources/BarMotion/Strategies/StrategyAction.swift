import BarNavigation

/// Something a strategy does next to a life-cycle call.
public struct StrategyAction: Hashable, Sendable {
  /// Index into the transition's events; the action comes just before that call.
  public var beforeEvent: Int
  public var text: String

  public init(beforeEvent: Int, text: String) {
    self.beforeEvent = beforeEvent
    self.text = text
  }
}

extension Transition {
  /// Where `kind` of `page` stands in the events; their count when it does not occur. O(events).
  func index(of kind: LifecycleEvent.Kind, page: Page) -> Int {
    events.firstIndex { $0.kind == kind && $0.page == page.name } ?? events.count
  }
}
