public import BarModel

/// What can be asked of a navigation stack.
public enum StackOperation: Hashable, Sendable {
  public enum Place: Hashable, Sendable {
    case before(String)
    case after(String)
  }

  case push(Page, animated: Bool)
  case pop(animated: Bool)
  /// Down to the page of this name.
  case popTo(String, animated: Bool)
  case popToRoot(animated: Bool)
  /// Down to the nearest page of this class or a subclass.
  case popToKind(String, animated: Bool)
  /// `setViewControllers(_:animated:)`, bottom first.
  case set([Page], animated: Bool)
  /// Without a transition.
  case insert(Page, Place)
  case pushSingle(Page, mode: LaunchMode?, parentKind: String?, animated: Bool)
  /// A tap on the back button, which asks the page first.
  case backButton(animated: Bool)
  /// A finger pops the top page, and finishes or thinks better of it.
  case swipe(isCancelled: Bool)
  /// A pop or push that is turned round before its end: all is as before afterwards.
  indirect case interrupted(StackOperation)
  case setBarHidden(BarHiding)
  /// Changes what a page wishes for.
  case restyle(String, BarStyle)
  /// A page over the whole navigation controller.
  case present(Page, isSheet: Bool, animated: Bool)
  case dismiss(animated: Bool)

  /// The word that traces and frame files use.
  public var name: String {
    switch self {
    case .push: "push"
    case .pop: "pop"
    case .popTo: "popTo"
    case .popToRoot: "popToRoot"
    case .popToKind: "popToKind"
    case .set: "set"
    case .insert: "insert"
    case .pushSingle: "pushSingle"
    case .backButton: "backButton"
    case .swipe: "swipe"
    case .interrupted(let operation): operation.name
    case .setBarHidden: "setBarHidden"
    case .restyle: "restyle"
    case .present: "present"
    case .dismiss: "dismiss"
    }
  }

  public var isAnimated: Bool {
    switch self {
    case .push(_, let animated), .pop(let animated), .popTo(_, let animated), .popToRoot(let animated),
      .popToKind(_, let animated), .set(_, let animated), .pushSingle(_, _, _, let animated),
      .backButton(let animated), .present(_, _, let animated), .dismiss(let animated):
      animated
    case .insert, .restyle: false
    case .swipe: true
    case .interrupted(let operation): operation.isAnimated
    case .setBarHidden(let hiding): hiding.isAnimated ?? true
    }
  }
}
