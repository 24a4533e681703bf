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
      for slice in try slices(of: layer) {
        items.append(item.with(.flattened(slice), clip: clip.intersection(place(of: slice, at: span))))
      }
      return
    }
    if layer.isIsolated {
      var whole = layer
      whole.opacity = 1
      whole.mask = nil
      items.append(
        item.with(.isolated, clip: clip.intersection(bounds(of: whole, origin: origin, mask: layer.mask))))
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

  /// Every pixel that the item's own content may touch: the frame, or the raster as far as its outset lets it
  /// stick out.
  private func outer(of item: DrawItem) -> PixelRect {
    guard let raster = item.raster, raster.width > 0 else { return item.span.outer }
    let picture = place(of: raster, at: item.span).intersection(grown(item.layer, origin: item.origin))
    return item.layer.backdropFilters.isEmpty ? picture : picture.union(item.span.outer)
  }

  /// Where a raster that is no solid colour lies; one more column for one between pixels.
  private func place(of raster: CachedRaster, at span: PixelSpan) -> PixelRect {
    PixelRect(
      x: span.left.whole + raster.origin.x, y: span.top + raster.origin.y, width: raster.width + 1,
      height: raster.height)
  }

  /// The frame grown by the layer's outset, in whole pixels.
  func grown(_ layer: Layer, origin: Point) -> PixelRect {
    PixelSpan(layer.frame.outset(by: layer.outset), origin: origin, scale: scale).outer
  }

  /// Cuts from each item what later opaque ones cover, as long as the rest is a rectangle. Nothing is cut below a
  /// backdrop filter: it reads what lies under its surroundings.
  /// - Returns: whether every pixel of the region gets covered by something opaque.
  func occlude(_ items: inout [DrawItem], region: PixelRect) -> Bool {
    var covers: [PixelRect] = []
    for index in items.indices.reversed() {
      let before = items[index].clip
      let rest = covers.reduce(before) { $0.subtracting($1) }
      // A group is drawn whole or not at all: a blur in it reads beyond the part that is seen.
      if rest.isEmpty || !items[index].isGroup { items[index].clip = rest }
      if rest.isEmpty && !before.isEmpty { counters.occludedLayers += 1 }
      let opaque = items[index].opaqueRect.intersection(items[index].clip)
      if !opaque.isEmpty { covers.add(opaque) }
      // What it reads must have been drawn before it; later covers come too late.
      if !items[index].layer.backdropFilters.isEmpty, !rest.isEmpty { covers.removeAll() }
    }
    return covers.reduce(region) { $0.subtracting($1) }.isEmpty
  }
}

extension [PixelRect] {
  /// Slices of a picture that lie one below the other cover what the whole covers.
  fileprivate mutating func add(_ cover: PixelRect) {
    guard let last, last.x == cover.x, last.width == cover.width,
      last.y == cover.maxY || last.maxY == cover.y
    else { return append(cover) }
    self[endIndex - 1] = last.union(cover)
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
