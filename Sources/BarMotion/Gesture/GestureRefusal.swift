public import BarModel

/// Why a swipe back does not begin. Every message names what would let it.
public enum GestureRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The whole gesture.
  case disabled
  case disabledOnPage(String)
  /// There is nothing below this page.
  case root(String, InteractivePop.Handling)
  /// The finger does not come from the edge.
  case notFullScreen
  case barHidden(String)
  case backButtonHidden(String)
  /// By left items.
  case backButtonReplaced(String)

  /// What stands in the way.
  public var reason: String {
    switch self {
    case .disabled: "navigation.interactivePop.enabled is false"
    case .disabledOnPage(let page): "\"\(page)\" sets interactivePopEnabled to false"
    case .root(let page, .delegateNil):
      "\"\(page)\" is the root; without a delegate UIKit's recogniser begins all the same and the app stops"
        + " answering touches"
    case .root(let page, _): "\"\(page)\" is the root and has no page below"
    case .notFullScreen: "the finger does not come from the screen's edge"
    case .barHidden(let page): "the bar of \"\(page)\" is hidden"
    case .backButtonHidden(let page): "\"\(page)\" hides its back button"
    case .backButtonReplaced(let page): "left items stand in the place of the back button of \"\(page)\""
    }
  }

  public var remedy: String {
    let tricks = "set navigation.interactivePop.handled to delegateNil, ownDelegate or fullScreen"
    return switch self {
    case .disabled: "set it to true"
    case .disabledOnPage: "leave that out"
    case .root(_, .delegateNil):
      "give the recogniser its delegate back on the root (in didShow), or when the page above disappears"
    case .root: "push a page first"
    case .notFullScreen: "set navigation.interactivePop.fullScreen to true, or begin at the edge"
    case .barHidden, .backButtonHidden: tricks
    case .backButtonReplaced: "set leftItemsSupplementBackButton to true, or " + tricks
    }
  }

  public var description: String { "the swipe back is off because \(reason): \(remedy)" }
}
