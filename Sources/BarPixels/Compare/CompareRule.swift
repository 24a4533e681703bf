/// What makes two pixels different.
public struct CompareRule: Hashable, Sendable {
  /// What is done about pixels that look like smoothed edges.
  public enum Antialiasing: Hashable, Sendable {
    /// They count like any other.
    case counted
    /// They count, and it is noted whether all that counts is of this kind.
    case noted
    /// They do not count.
    case ignored
  }

  public var metric: CompareMetric
  public var background: CompareBackground
  public var antialiasing: Antialiasing

  public init(
    metric: CompareMetric = .exact, background: CompareBackground = .checkerboard,
    antialiasing: Antialiasing = .counted
  ) {
    self.metric = metric
    self.background = background
    self.antialiasing = antialiasing
  }
}
