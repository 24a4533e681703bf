public import BarGeometry

/// The first frame in which two strategies show something else.
public struct FrameDifference: Hashable, Sendable {
  /// Index of the frame.
  public var frame: Int
  public var progress: Double
  /// Seconds.
  public var time: Double
  /// The smallest rectangle that holds all that differs, points.
  public var rect: Rect
  /// Share of the frame's pixels that differ, 0…1.
  public var ratio: Double

  public init(frame: Int, progress: Double, time: Double, rect: Rect, ratio: Double) {
    self.frame = frame
    self.progress = progress
    self.time = time
    self.rect = rect
    self.ratio = ratio
  }
}
