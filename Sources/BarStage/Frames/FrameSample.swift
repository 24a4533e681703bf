public import BarDisplay
public import BarMotion

/// A frame before it is drawn.
public struct FrameSample: Sendable {
  /// From 0 within its step.
  public var index: Int
  public var instant: Instant
  /// Left edge of the top page, points.
  public var topPageX: Double
  public var list: DisplayList
  /// `contentOffset.y` of a page that scrolls, points.
  public var contentOffset: Double?
}
