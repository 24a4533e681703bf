/// What a page writes to the bar when its scroll view stands at `offset`; between two rules the bar is mixed.
public struct ScrollRule: Hashable, Sendable {
  /// `contentOffset.y`, points.
  public var offset: Double
  public var bar: BarStyle

  public init(offset: Double, bar: BarStyle) {
    self.offset = offset
    self.bar = bar
  }
}
