import BarDisplay
import BarGeometry
import BarPixels

extension Compositor {
  /// Appends what `layer` paints, in painting order, as items that need no further nesting.
  func flatten(_ layer: Layer, origin: Point, clip: PixelRect, into items: inout [DrawItem]) throws {
    guard layer.opacity > 0, !clip.isEmpty else { return }
    let span = PixelSpan(layer.frame, origin: origin, scale: scale)
    let item = DrawItem(layer: layer, kind: .plain, raster: nil, origin: origin, span: span, clip: clip)

    if layer.shouldRasterize {
      guard let picture = try picture(of: layer) else { return }
      items.append(item.with(.flattened(picture), clip: clip.intersection(span.outer)))
      return
    }
    let isGroup = !layer.sublayers.isEmpty
    if layer.mask != nil || (layer.opacity < 1 && (isGroup || !layer.backdropFilters.isEmpty)) {
      items.append(item.with(.isolated, clip: clip))
      return
    }
    var own = item
    own.raster = try raster(of: layer)
    own.clip = clip.intersection(outer(of: own))
    if own.layer.content != .none || !layer.backdropFilters.isEmpty { items.append(own) }
    let inside = layer.clipsToBounds ? clip.intersection(span.outer) : clip
    let inner = Point(x: origin.x + layer.frame.x * scale, y: origin.y + layer.frame.y * scale)
    for sublayer in layer.sublayers { try flatten(sublayer, origin: inner, clip: inside, into: &items) }
  }

  /// Every pixel that the item's own content may touch: the frame, or the raster where it sticks out.
  private func outer(of item: DrawItem) -> PixelRect {
    guard let raster = item.raster, raster.width > 0 else { return item.span.outer }
    // One more column for contents that lie between pixels.
    let picture = PixelRect(
      x: item.span.left.whole + raster.origin.x, y: item.span.top + raster.origin.y,
      width: raster.width + 1, height: raster.height)
    return item.layer.backdropFilters.isEmpty ? picture : picture.union(item.span.outer)
  }

  /// Cuts from each item what later opaque ones cover, as long as the rest is a rectangle. Nothing is cut below a
  /// backdrop filter: it reads what lies under its surroundings.
  /// - Returns: whether every pixel of the region gets covered by something opaque.
  func occlude(_ items: inout [DrawItem], region: PixelRect) -> Bool {
    var covers: [PixelRect] = []
    var uncovered = region
    for index in items.indices.reversed() {
      let before = items[index].clip
      for cover in covers { items[index].clip = items[index].clip.subtracting(cover) }
      if items[index].clip.isEmpty && !before.isEmpty { counters.occludedLayers += 1 }
      let opaque = items[index].opaqueRect.intersection(items[index].clip)
      if !opaque.isEmpty {
        covers.append(opaque)
        uncovered = uncovered.subtracting(opaque)
      }
      if !items[index].layer.backdropFilters.isEmpty { covers.removeAll() }
      if case .isolated = items[index].kind { covers.removeAll() }
    }
    return uncovered.isEmpty
  }
}

extension DrawItem {
  func with(_ kind: Kind, clip: PixelRect) -> DrawItem {
    var copy = self
    copy.kind = kind
    copy.clip = clip
    return copy
  }
}

extension PixelRect {
  /// What is left when `other` is taken away, if that is a rectangle; else all of it.
  func subtracting(_ other: PixelRect) -> PixelRect {
    let common = intersection(other)
    guard !common.isEmpty else { return self }
    if common == self { return .zero }
    if common.y == y, common.height == height {
      if common.x == x { return PixelRect(x: common.maxX, y: y, width: maxX - common.maxX, height: height) }
      if common.maxX == maxX { return PixelRect(x: x, y: y, width: common.x - x, height: height) }
    }
    if common.x == x, common.width == width {
      if common.y == y { return PixelRect(x: x, y: common.maxY, width: width, height: maxY - common.maxY) }
      if common.maxY == maxY { return PixelRect(x: x, y: y, width: width, height: common.y - y) }
    }
    return self
  }

  /// The smallest rectangle around both.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
