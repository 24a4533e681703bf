import BarGeometry

/// Where a breach of a law is seen.
struct Sighting: Hashable, Sendable {
  /// nil: between frames.
  var frame: Int?
  /// Points, on the screen.
  var rect: Rect?
  var layer: String?
  /// How bad it is; comparable within one check.
  var weight = 0.0
}

extension Rect {
  /// To thousandths, for reports.
  var rounded: Rect {
    Rect(x: x.quantized, y: y.quantized, width: width.quantized, height: height.quantized)
  }
}
