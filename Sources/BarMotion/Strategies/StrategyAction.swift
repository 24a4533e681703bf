import BarNavigation

/// Something a strategy does next to a life-cycle call.
public struct StrategyAction: Hashable, Sendable {
  /// What it does to a bar, for programs; pages by name.
  public enum Effect: Hashable, Sendable {
    /// A fake bar with the bar's present look is made for the page; an older one of the page goes.
    case captured(page: String)
    /// The page's fake bar comes into the page.
    case shown(page: String)
    /// The page's fake bar is no more.
    case removed(page: String)
    /// The real bar takes over the look of the page's fake bar.
    case restored(page: String)
    /// The real bar's background.
    case realHidden
    case realShown
  }

  /// Index into the transition's events; the action comes just before that call.
  public var beforeEvent: Int
  /// In their order; none where nothing comes or goes.
  public var effects: [Effect]
  public var text: String

  public init(beforeEvent: Int, effects: [Effect] = [], text: String) {
    self.beforeEvent = beforeEvent
    self.effects = effects
    self.text = text
  }
}

extension Transition {
  /// Where `kind` of `page` stands in the events; their count when it does not occur. O(events).
  func index(of kind: LifecycleEvent.Kind, page: Page) -> Int {
    events.firstIndex { $0.kind == kind && $0.page == page.name } ?? events.count
  }
}
