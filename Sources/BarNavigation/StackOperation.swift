/// What can be asked of a navigation stack.
public enum StackOperation: Hashable, Sendable {
  case push(Page, animated: Bool)
  case pop(animated: Bool)

  /// The word that traces and frame files use.
  public var name: String {
    switch self {
    case .push: "push"
    case .pop: "pop"
    }
  }

  public var isAnimated: Bool {
    switch self {
    case .push(_, let animated), .pop(let animated): animated
    }
  }
}
