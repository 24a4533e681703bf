public import BarModel
public import BarMotion
public import BarNavigation

/// One entry of a scene's `steps`.
public struct Step: Sendable {
  public enum Action: Sendable {
    case operation(StackOperation)
    /// What it does to the stack shows when the finger is released.
    case swipe(SwipeScript)
    /// The page's `contentOffset.y` from (nil: where it is) and to, points; seconds.
    case scroll(page: String, from: Double?, to: Double, duration: Double)
    /// The environment from now on.
    case traits(Traits)
    /// Seconds; nothing happens.
    case wait(Double)
  }

  /// Another step before this one has ended.
  public struct Interruption: Sendable {
    /// The progress at which it comes.
    public var progress: Double
    public var action: Action
  }

  public var action: Action
  public var interruption: Interruption?
  /// Where it stands in the file, for errors that show only when the steps are run.
  public var place: SourcePlace
}
