public import BarGeometry

/// The large title in its part of the bar, in screen points.
public struct LargeTitleLabel: Hashable, Sendable {
  public var text: String
  public var font: FontDescription
  /// At its natural size, as high as its part of an expanded bar. A pulled title is drawn larger than this.
  public var frame: Rect
  /// Below the frame's top.
  public var baseline: Double
  /// More than 1 while the content is pulled down; about the leading end of the baseline.
  public var scale: Double
  /// What can be seen of its part of the bar; the rest has been scrolled under the row.
  public var visiblePart: Rect

  /// Nothing of that part has been scrolled away.
  public var isWhole: Bool

  /// Where it is drawn.
  public func scaledFrame(_ direction: LayoutDirection) -> Rect {
    guard scale != 1 else { return frame }
    let width = (frame.width * scale).quantized
    return Rect(
      x: direction == .leftToRight ? frame.x : (frame.maxX - width).quantized,
      y: (frame.y + baseline * (1 - scale)).quantized, width: width, height: (frame.height * scale).quantized)
  }
}
