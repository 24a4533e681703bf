import BarDisplay
import BarGeometry
import BarPixels

extension Compositor {
  /// The pixels of a layer's own content; nil for colours and for nothing.
  func raster(of layer: Layer) throws -> CachedRaster? {
    let content = layer.content
    switch content {
    case .none, .color: return nil
    case .text, .image, .gradient, .drawing: break
    }
    let size = layer.contentsSize ?? layer.frame.size
    let key = RasterCache.Key.content(try untinted(content), size)
    let drawn = try cache.raster(key) {
      counters.rasterizations += 1
      return try rasterizer.raster(for: content, size: size, scale: scale, images: images)
    }
    guard size != layer.frame.size, !size.isEmpty, !layer.frame.size.isEmpty else { return drawn }
    return try drawn?.stretched(
      x: layer.frame.width / size.width, y: layer.frame.height / size.height,
      // A picture fills its frame to the edge; around a text there is nothing.
      fillsFrame: content.outset == 0)
  }

  /// The content without the colour that is put on when it is composited.
  private func untinted(_ content: Content) throws -> Content {
    guard try rasterizer.isTintable(content) else { return content }
    return switch content {
    case .text(let text, _): .text(text, color: .black)
    case .image(let image, _): .image(image, tint: .black)
    case .none, .color, .gradient, .drawing: content
    }
  }

  /// A layer with all in it, parts that stick out included, as one picture, drawn on whole pixels and transparent
  /// where it draws nothing; nil when nothing is to be seen.
  func picture(of layer: Layer) throws -> CachedRaster? {
    var key = layer
    key.frame.origin = .zero
    key.opacity = 1
    key.shouldRasterize = false
    return try cache.raster(.flattened(key)) {
      let area = bounds(of: key, origin: .zero, mask: key.mask)
      guard !area.isEmpty else { return nil }
      counters.flattenings += 1
      let (width, height) = try Canvas.pixels(width: Double(area.width), height: Double(area.height))
      let region = FrameRegion(pixmap: Pixmap(width: width, height: height), x: area.x, y: area.y)
      try paint([key], origin: .zero, on: region)
      return .pixmap(region.pixmap, origin: PixelOffset(x: area.x, y: area.y))
    }
  }

  /// Paints layers straight onto a region.
  func paint(_ layers: [Layer], origin: Point, on region: FrameRegion) throws {
    var items: [DrawItem] = []
    for layer in layers { try flatten(layer, origin: origin, clip: region.bounds, into: &items) }
    let rows = region.bounds.y..<region.bounds.maxY
    var repeats = RowRepeats(rows: rows, isUniform: false)
    try draw(items, on: region, repeats: &repeats)
  }
}
