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
    var strip = source.pixmap.cropped(
      to: PixelRect(x: read.x - source.x, y: read.y - source.y, width: read.width, height: read.height))
    for filter in item.layer.backdropFilters {
      switch filter {
      case .blur(let sigma):
        counters.blurs += 1
        strip = Blur.gaussian(strip, sigma: sigma * scale)
      case .saturate(let amount):
        guard !amount.isNaN else { continue }
        let amount256 = Int((amount * 256).clamped(to: 0...1024).rounded())
        for y in 0..<strip.height {
          Kernels.saturate(strip.row(y), count: strip.width, amount: amount256)
        }
      }
    }
    for y in area.y..<area.maxY {
      Kernels.copy(
        target.pointer(area.x, y), strip.row(y - read.y) + (area.x - read.x), count: area.width)
    }
    count(copied: area.area, blended: 0)
  }
}
