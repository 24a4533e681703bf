public import BarGeometry

/// A place in one frame of a step to be outlined on a filmstrip.
public struct FilmstripMark: Hashable, Sendable {
  /// Index of the frame in its step.
  public var frame: Int
  /// Points, on the screen.
  public var rect: Rect
  /// A word for the caption.
  public var label: String

  public init(frame: Int, rect: Rect, label: String) {
    self.frame = frame
    self.rect = rect
    self.label = label
  }
}
