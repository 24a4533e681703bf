import BarGeometry

extension Compositor {
  /// Rows painted at once, in pixels: half a megabyte, which stays in a core's second-level cache.
  private static let bandArea = 1 << 17

  /// Paints items in order. Where each looks only at the pixels it writes, a run of them is painted band by band,
  /// so that the next one finds the pixels of the last one still in the cache; that changes no pixel.
  func draw(_ items: [DrawItem], on region: FrameRegion) throws {
    let bounds = region.bounds
    let height = max(1, Compositor.bandArea / bounds.width)
    var start = 0
    while start < items.count {
      let end = items[start...].firstIndex { !$0.isLocal } ?? items.count
      for y in stride(from: bounds.y, to: bounds.maxY, by: height) {
        let band = PixelRect(x: bounds.x, y: y, width: bounds.width, height: min(height, bounds.maxY - y))
        for index in start..<end { try draw(items[index], in: band, on: region) }
      }
      if end < items.count { try draw(items[end], in: bounds, on: region) }
      start = end + 1
    }
  }
}
