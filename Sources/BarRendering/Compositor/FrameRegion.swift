import BarGeometry
import BarPixels

/// A pixmap that stands for a rectangle of the frame: the frame itself, or the buffer of an isolated group.
struct FrameRegion {
  var pixmap: Pixmap
  /// Where the pixmap's first pixel lies in the frame.
  var x: Int
  var y: Int

  /// The part of the frame it holds.
  var bounds: PixelRect { PixelRect(x: x, y: y, width: pixmap.width, height: pixmap.height) }

  /// The pixel at frame coordinates; the caller stays inside `bounds`.
  func pointer(_ px: Int, _ py: Int) -> UnsafeMutablePointer<UInt32> {
    pixmap.row(py - y) + (px - x)
  }
}
