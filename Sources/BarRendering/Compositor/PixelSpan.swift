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
  ///
  /// A frame with an edge that is no finite number covers nothing.
  init(_ frame: Rect, origin: Point, scale: Double) {
    let edges = (
      left: origin.x + frame.x * scale, right: origin.x + frame.maxX * scale,
      top: origin.y + frame.y * scale, bottom: origin.y + frame.maxY * scale
    )
    let isFinite =
      edges.left.isFinite && edges.right.isFinite && edges.top.isFinite && edges.bottom.isFinite
    left = PixelPosition(isFinite ? edges.left : 0)
    right = PixelPosition(isFinite ? edges.right : 0)
    top = Int((isFinite ? PixelPosition.limited(edges.top) : 0).rounded())
    bottom = Int((isFinite ? PixelPosition.limited(edges.bottom) : 0).rounded())
  }

  /// Every pixel it touches.
  var outer: PixelRect {
    guard left < right else { return .zero }
    return PixelRect(x: left.whole, y: top, width: right.ceiling - left.whole, height: max(0, bottom - top))
  }

  /// Every pixel it covers wholly.
  var inner: PixelRect {
    PixelRect(
      x: left.ceiling, y: top, width: max(0, right.whole - left.ceiling), height: max(0, bottom - top))
  }
}
