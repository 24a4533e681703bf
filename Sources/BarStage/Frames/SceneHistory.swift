public import BarNavigation

/// What happened to a scene's stack.
public struct SceneHistory: Sendable {
  /// Before any step.
  public var start: NavigationStack
  /// Step numbers from 1, with their transitions.
  public var transitions: [(number: Int, transition: Transition)]
}
