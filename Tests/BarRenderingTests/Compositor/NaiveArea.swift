import BarDisplay
import BarGeometry

/// A frame on the pixel grid, from its definition: edges across at the nearest 64th of a pixel, rows at the nearest
/// whole one.
struct NaiveArea {
  /// 64ths of a pixel.
  var left: Int
  var right: Int
  /// Pixels.
  var top: Int
  var bottom: Int

  init(_ frame: Rect, at origin: Point, scale: Double, outset: Double = 0) {
    left = Int(((origin.x + (frame.x - outset) * scale) * 64).rounded())
    right = Int(((origin.x + (frame.x + frame.width + outset) * scale) * 64).rounded())
    top = Int((origin.y + (frame.y - outset) * scale).rounded())
    bottom = Int((origin.y + (frame.y + frame.height + outset) * scale).rounded())
  }

  /// 64ths of pixel column `x` that lie inside.
  func coverage(_ x: Int) -> Int { max(0, min(right, x * 64 + 64) - max(left, x * 64)) }

  func contains(_ x: Int, _ y: Int) -> Bool { y >= top && y < bottom && coverage(x) > 0 }
}
