import BarDisplay
import BarGeometry
import BarPixels

extension Compositor {
  /// Applies the item's backdrop filters in place.
  func filterBackdrop(_ item: DrawItem, clip: PixelRect, on region: FrameRegion) {
    copyFilteredBackdrop(item, clip: clip, from: region, to: region)
  }

  /// Reads what lies under the item, filters it and writes the part inside `clip`.
  ///
  /// A blur reads three sigmas above and below the layer, but not beside it: like a backdrop layer it repeats the
  /// pixels at its own side edges, so a page's bar does not pick up the page next to it.
  func copyFilteredBackdrop(
    _ item: DrawItem, clip: PixelRect, from source: FrameRegion, to target: FrameRegion
  ) {
    let frame = item.span.outer.intersection(source.bounds)
    let area = frame.intersection(clip)
    guard !area.isEmpty else { return }
    let sigma = item.layer.backdropFilters.reduce(0.0) { most, filter in
      if case .blur(let sigma) = filter { max(most, sigma * scale) } else { most }
    }
    let reach = Int((sigma * 3).clamped(to: 0...0x1p14).rounded(.up))
    let read = PixelRect(
      x: frame.x, y: frame.y - reach, width: frame.width, height: frame.height + 2 * reach
    ).intersection(source.bounds)
    let strip = source.pixmap.cropped(
      to: PixelRect(x: read.x - source.x, y: read.y - source.y, width: read.width, height: read.height))
    let filtered = filtered(strip, by: item.layer.backdropFilters)
    for y in area.y..<area.maxY {
      Kernels.copy(
        target.pointer(area.x, y), filtered.row(y - read.y) + (area.x - read.x), count: area.width)
    }
    count(copied: area.area, blended: 0)
  }

  /// The backdrop after `filters`; what the last frame or this one has filtered already is not filtered again.
  private func filtered(_ strip: Pixmap, by filters: [Filter]) -> Pixmap {
    if let known = backdrops.result(of: strip, filters: filters, scale: scale) {
      counters.reusedBackdrops += 1
      return known
    }
    var result = strip
    for filter in filters {
      switch filter {
      case .blur(let sigma):
        counters.blurs += 1
        result = Blur.gaussian(result, sigma: sigma * scale)
      case .saturate(let amount):
        guard !amount.isNaN else { continue }
        // The strip itself is kept, to know it again.
        if result === strip { result = strip.copy() }
        let amount256 = Int((amount * 256).clamped(to: 0...1024).rounded())
        Kernels.saturate(result.words, count: result.width * result.height, amount: amount256)
      }
    }
    backdrops.keep(strip, filters: filters, scale: scale, result: result)
    return result
  }
}
