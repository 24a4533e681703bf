import BarGeometry
import BarPixels

/// A picture at its place in the frame, perhaps between pixels. All coordinates are the frame's.
struct PlacedPixmap {
  let pixmap: Pixmap
  /// Every pixel that it touches.
  let place: PixelRect
  /// What of it is drawn.
  let area: PixelRect
  /// `Kernels.shift`'s weight.
  let weight: Int
  /// Room for `area.width` + 2 pixels.
  let scratch: UnsafeMutablePointer<UInt32>

  /// The columns drawn that hold source pixels only; the others are mixed with the outside.
  var inner: PixelRect {
    guard weight > 0 else { return area }
    return area.intersection(
      PixelRect(x: place.x + 1, y: place.y, width: place.width - 2, height: place.height))
  }

  /// `count` pixels from column `x` on, valid until the next call.
  func pixels(_ x: Int, _ y: Int, count: Int) -> UnsafePointer<UInt32> {
    let row = UnsafePointer(pixmap.row(y - place.y))
    let from = x - place.x
    guard weight > 0 else { return row + from }
    // One pixel more on the left, which the first result mixes with its neighbour.
    let first = max(0, from - 1)
    let available = min(pixmap.width - first, count + (from - first))
    Kernels.shift(scratch, row + first, count: available, weight: weight)
    return UnsafePointer(scratch) + (from - first)
  }

  /// Writes `count` pixels from column `x` on, all of them inner ones, without a detour through `scratch`.
  func write(_ x: Int, _ y: Int, count: Int, to target: UnsafeMutablePointer<UInt32>) {
    let source = UnsafePointer(pixmap.row(y - place.y)) + (x - place.x)
    guard weight > 0 else { return Kernels.copy(target, source, count: count) }
    Kernels.shiftInside(target, source, count: count, weight: weight)
  }
}
