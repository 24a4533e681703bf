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
    /// Why the step's swipe did not begin: then nothing moved.
    public var refusal: GestureRefusal?

    /// How it runs; of no length where nothing moves.
    public var playback: Playback {
      switch event {
      case .transition(_, let playback): playback
      // At an even speed, as under a finger.
      case .scrolling(let scrolling):
        scrolling.duration > 0
          ? .timed(Motion(curve: .linear, duration: scrolling.duration)) : Playback([])
      case .traits: Playback([])
      }
    }

    /// The instants at which frames are taken of it; what has no length has one before and one after.
    public func instants(_ sampling: FrameSampling) -> [Instant] {
      let playback = playback
      return playback.duration > 0 ? sampling.instants(playback) : [playback.begin, playback.end]
    }

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
