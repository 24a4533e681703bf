public import BarDisplay
import BarGeometry

extension Compositor {
  /// The layers of `list` whose pixels are drawn once and kept, in painting order. Any compositor with the same cache
  /// may prepare one while another draws the list.
  public static func parts(of list: DisplayList) -> [Layer] {
    let bounds = PixelRect(x: 0, y: 0, width: list.pixelWidth, height: list.pixelHeight)
    var parts: [Layer] = []
    for layer in list.layers {
      gather(layer, origin: .zero, clip: bounds, scale: list.scale, into: &parts)
    }
    return parts
  }

  /// Draws what the cache is to have of one of those layers.
  /// - Throws: what `render(_:)` throws for it.
  public func prepare(_ part: Layer, scale: Double) throws {
    self.scale = scale
    if part.shouldRasterize { _ = try slices(of: part) } else { _ = try unstretchedRaster(of: part) }
  }

  /// Goes the way of `flatten`.
  private static func gather(
    _ layer: Layer, origin: Point, clip: PixelRect, scale: Double, into parts: inout [Layer]
  ) {
    guard layer.opacity > 0, !clip.isEmpty, !layer.isIsolated || layer.shouldRasterize else { return }
    parts.append(layer)
    guard !layer.shouldRasterize else { return }
    let span = PixelSpan(layer.frame, origin: origin, scale: scale)
    let inside = layer.clipsToBounds ? clip.intersection(span.outer) : clip
    let inner = Point(x: origin.x + layer.frame.x * scale, y: origin.y + layer.frame.y * scale)
    for sublayer in layer.sublayers {
      gather(sublayer, origin: inner, clip: inside, scale: scale, into: &parts)
    }
  }
}
