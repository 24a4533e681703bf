import BarGeometry
public import BarModel

/// A page that scrolls: what its bar was at the start, and where it goes.
public struct Scrolling: Hashable, Sendable {
  public var page: String
  /// `contentOffset.y`, points.
  public var from: Double
  public var to: Double
  /// Seconds.
  public var duration: Double
  /// The shared bar before and after.
  public var barBefore: BarStyle
  public var barAfter: BarStyle

  /// Seconds of a scroll that says nothing else: what `setContentOffset(_:animated:)` takes (assumed).
  public static let standardDuration = 0.3

  /// `contentOffset.y` at a progress: linear, as under a finger of even speed.
  public func offset(at progress: Double) -> Double { from.interpolated(to: to, progress).quantized }
}
