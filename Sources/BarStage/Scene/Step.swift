public import BarNavigation

/// One entry of a scene's `steps`.
public struct Step: Sendable {
  public enum Action: Sendable {
    case operation(StackOperation)
    /// Seconds; nothing happens.
    case wait(Double)
  }

  public var action: Action
  /// Where it stands in the file, for errors that show only when the steps are run.
  public var place: SourcePlace
}
