import BarGeometry

/// A layer's frame on the pixel grid. Horizontally it may lie between pixels, because pages slide by fractions;
/// vertically edges are rounded to whole rows.
struct PixelSpan {
  var left: PixelPosition
  var right: PixelPosition
  var top: Int
  var bottom: Int

  /// - Parameters:
  ///   - frame: points, in the parent.
  ///   - origin: the parent's origin, pixels.
  init(_ frame: Rect, origin: Point, scale: Double) {
    left = PixelPosition(origin.x + frame.x * scale)
    right = PixelPosition(origin.x + frame.maxX * scale)
    top = Int((origin.y + frame.y * scale).rounded())
    bottom = Int((origin.y + frame.maxY * scale).rounded())
  }

  /// Every pixel it touches.
  var outer: PixelRect {
    PixelRect(
      x: left.whole, y: top, width: max(0, right.ceiling - left.whole), height: max(0, bottom - top))
  }

  /// Every pixel it covers wholly.
  var inner: PixelRect {
    PixelRect(
      x: left.ceiling, y: top, width: max(0, right.whole - left.ceiling), height: max(0, bottom - top))
  }
}
