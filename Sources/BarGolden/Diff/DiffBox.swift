import BarGeometry

/// A rectangle of pixels as results print it.
struct DiffBox: Codable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(_ rect: PixelRect) {
    (x, y, width, height) = (rect.x, rect.y, rect.width, rect.height)
  }

  var rect: PixelRect { PixelRect(x: x, y: y, width: width, height: height) }
}
