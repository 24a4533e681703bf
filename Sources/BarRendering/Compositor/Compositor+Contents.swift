import BarDisplay
import BarGeometry
import BarPixels

extension Compositor {
  /// The pixels of a layer's own content; nil for colours and for nothing.
  func raster(of layer: Layer) throws -> CachedRaster? {
    let drawn = try unstretchedRaster(of: layer)
    let size = layer.contentsSize ?? layer.frame.size
    guard size != layer.frame.size, !size.isEmpty, !layer.frame.size.isEmpty else { return drawn }
    return try drawn?.stretched(
      x: layer.frame.width / size.width, y: layer.frame.height / size.height,
      // A picture fills its frame to the edge; around a text there is nothing.
      fillsFrame: layer.content.outset == 0)
  }

  /// The same in the size that it is drawn at.
  func unstretchedRaster(of layer: Layer) throws -> CachedRaster? {
    let content = layer.content
    switch content {
    case .none, .color: return nil
    case .text, .image, .gradient, .drawing: break
    }
    let size = layer.contentsSize ?? layer.frame.size
    let key = RasterCache.Key.content(try untinted(content), size)
    return try cache.rasters(key) {
      counters.rasterizations += 1
      let raster = try rasterizer.raster(for: content, size: size, scale: scale, images: images)
      return raster.map { [CachedRaster($0)] } ?? []
    }.first
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

  /// Paints layers straight onto a region.
  func paint(_ layers: [Layer], origin: Point, on region: FrameRegion) throws {
    var items: [DrawItem] = []
    for layer in layers { try flatten(layer, origin: origin, clip: region.bounds, into: &items) }
    try paint(items, on: region)
  }

  func paint(_ items: [DrawItem], on region: FrameRegion) throws {
    let rows = region.bounds.y..<region.bounds.maxY
    var repeats = RowRepeats(rows: rows, isUniform: false)
    try draw(items, on: region, repeats: &repeats)
  }
}
