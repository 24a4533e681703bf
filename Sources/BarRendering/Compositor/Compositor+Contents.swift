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
    let key = RasterCache.Key.content(try untinted(content), layer.frame.size)
    return try cache.raster(key) {
      counters.rasterizations += 1
      return try rasterizer.raster(
        for: content, size: layer.frame.size, scale: scale, images: images)
    }
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

  /// A layer with all in it as one picture, drawn on whole pixels and transparent where it draws nothing.
  func picture(of layer: Layer) throws -> CachedRaster? {
    var key = layer
    key.frame.origin = .zero
    key.opacity = 1
    key.shouldRasterize = false
    let width = Int((layer.frame.width * scale).rounded())
    let height = Int((layer.frame.height * scale).rounded())
    guard width > 0, height > 0 else { return nil }
    return try cache.raster(.flattened(key)) {
      counters.flattenings += 1
      let region = FrameRegion(pixmap: Pixmap(width: width, height: height), x: 0, y: 0)
      try paint([key], origin: .zero, on: region)
      return .pixmap(region.pixmap, origin: .zero)
    }
  }

  /// Paints layers straight onto a region.
  func paint(_ layers: [Layer], origin: Point, on region: FrameRegion) throws {
    var items: [DrawItem] = []
    for layer in layers { try flatten(layer, origin: origin, clip: region.bounds, into: &items) }
    for item in items where !item.clip.isEmpty { try draw(item, on: region) }
  }
}
