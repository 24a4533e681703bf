public import BarModel
public import BarMotion
public import BarNavigation

/// What happened to a scene's stack.
public struct SceneHistory: Sendable {
  /// One step of which something is to be seen.
  public struct Entry: Sendable {
    public enum Event: Sendable {
      /// The stack or the bar changed, and how that plays.
      case transition(Transition, Playback)
      /// The top page scrolls.
      case scrolling(Scrolling)
      /// The environment changed under the top page.
      case traits(from: Traits)
    }

    /// From 1.
    public var number: Int
    public var event: Event
    /// The environment after it.
    public var traits: Traits
    /// The stack after it.
    public var stack: NavigationStack

    public var transition: Transition? {
      if case .transition(let transition, _) = event { transition } else { nil }
    }
  }

  /// Before any step.
  public var start: NavigationStack
  public var entries: [Entry] = []

  /// Step numbers from 1, with their transitions.
  public var transitions: [(number: Int, transition: Transition)] {
    entries.compactMap { entry in entry.transition.map { (entry.number, $0) } }
  }
}
