import BarDisplay
import BarGeometry
import BarPixels

extension Compositor {
  /// Draws the item with all in it into a buffer, cuts it by its mask and lays it on at its opacity.
  ///
  /// A filtered backdrop belongs to the group: at opacity 0.5 one sees half of it.
  func drawIsolated(_ item: DrawItem, clip: PixelRect, on region: FrameRegion) throws {
    var layer = item.layer
    let opacity = Color.byte(layer.opacity)
    let mask = layer.mask
    layer.opacity = 1
    layer.mask = nil
    let area = bounds(of: layer, origin: item.origin, mask: mask).intersection(clip)
    guard !area.isEmpty, opacity > 0 else { return }
    // Of one that is painted band by band only the first counts.
    if clip.y == item.clip.y { counters.isolations += 1 }

    let group = FrameRegion(pixmap: pool.take(width: area.width, height: area.height), x: area.x, y: area.y)
    defer { pool.give(group.pixmap) }
    if !layer.backdropFilters.isEmpty {
      let backdrop = item.with(.plain, clip: area)
      copyFilteredBackdrop(backdrop, clip: area, from: region, to: group)
      layer.backdropFilters = []
    }
    try paint([layer], origin: item.origin, on: group)
    if let mask { try cut(group, by: mask, item: item) }
    for y in area.y..<area.maxY {
      Kernels.sourceOver(
        region.pointer(area.x, y), group.pointer(area.x, y), count: area.width, opacity: opacity)
    }
    count(copied: 0, blended: area.area)
  }

  /// Keeps of the group what the mask layer's alpha covers.
  private func cut(_ group: FrameRegion, by mask: Layer, item: DrawItem) throws {
    let inner = Point(
      x: item.origin.x + item.layer.frame.x * scale, y: item.origin.y + item.layer.frame.y * scale)
    let area = group.bounds
    let shape = FrameRegion(pixmap: pool.take(width: area.width, height: area.height), x: area.x, y: area.y)
    defer { pool.give(shape.pixmap) }
    try paint([mask], origin: inner, on: shape)
    let alpha = scratch.bytes(area.width)
    // Painting used the scratch row; it is free again here, and nothing below paints.
    for y in area.y..<area.maxY {
      Kernels.extractAlpha(alpha, shape.pointer(area.x, y), count: area.width)
      Kernels.multiply(group.pointer(area.x, y), alpha, count: area.width)
    }
  }

  /// Every pixel that a layer with all in it may touch, but what its mask does not touch.
  func bounds(of layer: Layer, origin: Point, mask: Layer?) -> PixelRect {
    let inner = Point(x: origin.x + layer.frame.x * scale, y: origin.y + layer.frame.y * scale)
    var result = PixelRect.zero
    for sublayer in layer.sublayers {
      result = result.union(bounds(of: sublayer, origin: inner, mask: sublayer.mask))
    }
    if layer.clipsToBounds {
      result = result.intersection(PixelSpan(layer.frame, origin: origin, scale: scale).outer)
    }
    if layer.content != .none || !layer.backdropFilters.isEmpty {
      result = result.union(grown(layer, origin: origin))
    }
    guard let mask else { return result }
    return result.intersection(bounds(of: mask, origin: inner, mask: mask.mask))
  }
}
