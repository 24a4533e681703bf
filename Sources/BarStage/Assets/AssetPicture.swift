import BarGeometry
import BarPixels

/// An image file made into pixels.
struct AssetPicture {
  var pixmap: Pixmap
  /// Points.
  var size: Size
  var hasAlpha: Bool
  /// Points; nil when the catalogue does not slice it.
  var capInsets: EdgeInsets?
  var notes: [String] = []

  static func size(of pixmap: Pixmap, scale: Double) -> Size {
    Size(
      width: (Double(pixmap.width) / scale).quantized, height: (Double(pixmap.height) / scale).quantized)
  }

  /// Exchanges left and right.
  mutating func mirror() {
    pixmap = pixmap.mirrored()
    guard let caps = capInsets else { return }
    capInsets = EdgeInsets(top: caps.top, left: caps.right, bottom: caps.bottom, right: caps.left)
  }
}
