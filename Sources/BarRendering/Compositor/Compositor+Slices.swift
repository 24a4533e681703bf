import BarDisplay
import BarGeometry
import BarPixels

extension Compositor {
  /// A layer with all in it, parts that stick out included, drawn on whole pixels and transparent where it draws
  /// nothing: as pictures one below the other, none when nothing is to be seen.
  ///
  /// A page is mostly one drawing with a bar over its top. Only the bar's rows are painted then; those below it are the
  /// drawing's own, in the memory that it has already: fresh memory costs more than what is painted into it.
  func slices(of layer: Layer) throws -> [CachedRaster] {
    var key = layer
    key.frame.origin = .zero
    key.opacity = 1
    key.shouldRasterize = false
    return try cache.rasters(.flattened(key)) {
      let area = bounds(of: key, origin: .zero, mask: key.mask)
      guard !area.isEmpty else { return [] }
      counters.flattenings += 1
      _ = try Canvas.pixels(width: Double(area.width), height: Double(area.height))
      var items: [DrawItem] = []
      try flatten(key, origin: .zero, clip: area, into: &items)
      guard let (whole, pixmap) = items.first?.picture(filling: area), items.allSatisfy(\.isLocal) else {
        return [try paint(items, over: area, isCovered: false)]
      }
      func own(_ rows: Range<Int>) -> [CachedRaster] {
        let origin = PixelOffset(x: area.x, y: rows.lowerBound)
        let part = rows.lowerBound - area.y..<rows.upperBound - area.y
        return part.isEmpty ? [] : [CachedRaster(part, of: pixmap, in: whole, origin: origin)]
      }
      let painted = items.dropFirst().reduce(PixelRect.zero) { $0.union($1.clip) }
      guard !painted.isEmpty else { return own(area.y..<area.maxY) }
      items[0].clip = PixelRect(x: area.x, y: painted.y, width: area.width, height: painted.height)
      let middle = try paint(items, over: items[0].clip, isCovered: true)
      return own(area.y..<painted.y) + [middle] + own(painted.maxY..<area.maxY)
    }
  }

  /// - Parameter isCovered: whether the first item covers all of it.
  private func paint(_ items: [DrawItem], over area: PixelRect, isCovered: Bool) throws -> CachedRaster {
    let pixmap =
      isCovered
      ? Pixmap(uninitializedWidth: area.width, height: area.height)
      : Pixmap(width: area.width, height: area.height)
    try paint(items, on: FrameRegion(pixmap: pixmap, x: area.x, y: area.y))
    return CachedRaster(.pixmap(pixmap, origin: PixelOffset(x: area.x, y: area.y)))
  }
}

extension DrawItem {
  /// Its pixels, when they are exactly those of `area`, each of them opaque.
  fileprivate func picture(filling area: PixelRect) -> (whole: CachedRaster, pixmap: Pixmap)? {
    guard case .plain = kind, let raster, case .pixmap(let pixmap, _) = raster.raster,
      raster.width == area.width, raster.height == area.height, opaqueRect.intersection(clip) == area
    else { return nil }
    return (raster, pixmap)
  }
}
