public import BarModel

/// Whether the swipe back may begin (R13).
public struct GestureGate: Hashable, Sendable {
  public var settings: InteractivePop
  /// The page that the finger would pop.
  public var page: Screen
  /// The pages on the stack.
  public var count: Int
  public var isBarHidden: Bool

  public init(_ settings: InteractivePop, page: Screen, count: Int, isBarHidden: Bool) {
    self.settings = settings
    self.page = page
    self.count = count
    self.isBarHidden = isBarHidden
  }

  /// Why the gesture does not begin; nil when it does.
  /// - Parameter isEdge: the finger comes from the screen's edge.
  public func refusal(isEdge: Bool) -> GestureRefusal? {
    if !settings.isEnabled { return .disabled }
    if !page.interactivePopEnabled { return .disabledOnPage(page.name) }
    if count < 2 { return .root(page.name, settings.handling) }
    if !isEdge, !settings.isFullScreen, settings.handling != .fullScreen { return .notFullScreen }
    // The known tricks all put something in the place of UIKit's delegate, and with it go UIKit's own rules.
    guard settings.handling == .system else { return nil }
    if isBarHidden { return .barHidden(page.name) }
    if page.item.hidesBackButton { return .backButtonHidden(page.name) }
    // Of two articles that say so and one that says otherwise, the two are right.
    if !page.item.left.isEmpty, !page.item.leftItemsSupplementBackButton {
      return .backButtonReplaced(page.name)
    }
    return nil
  }
}
