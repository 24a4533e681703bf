import BarGeometry
import BarPixels

extension Compositor {
  /// Rows painted at once, in pixels: half a megabyte, which stays in a core's second-level cache.
  private static let bandArea = 1 << 17

  static func bandHeight(width: Int) -> Int { max(1, bandArea / width) }

  /// Paints items in order.
  /// - Parameter repeats: of the region's rows, before and after.
  func draw(_ items: [DrawItem], on region: FrameRegion, repeats: inout RowRepeats) throws {
    var start = 0
    while start < items.count {
      let end = items[start...].firstIndex { !$0.isLocal } ?? items.count
      try draw(run: items[start..<end], on: region, repeats: &repeats)
      if end < items.count {
        items[end].limit(&repeats)
        try draw(items[end], in: region.bounds, on: region)
      }
      start = end + 1
    }
  }

  /// Paints items that look only at the pixels they write, band by band, so that the next one finds the pixels of the
  /// last one still in the cache. Rows that all of them leave like the row above are copied from it. Neither changes a
  /// pixel.
  private func draw(
    run: ArraySlice<DrawItem>, on region: FrameRegion, repeats: inout RowRepeats
  ) throws {
    let area = run.reduce(PixelRect.zero) { $0.union($1.clip) }
    for item in run { item.limit(&repeats) }
    for rows in Compositor.rows(of: run) {
      try draw(run, rows: rows, area: area, on: region, repeats: repeats)
    }
  }

  private func draw(
    _ run: ArraySlice<DrawItem>, rows: Range<Int>, area: PixelRect, on region: FrameRegion,
    repeats: RowRepeats
  ) throws {
    let height = Compositor.bandHeight(width: area.width)
    var y = rows.lowerBound
    while y < rows.upperBound {
      let copies = repeats.run(from: y, before: rows.upperBound)
      for row in y..<y + copies {
        Kernels.copy(region.pointer(area.x, row), region.pointer(area.x, row - 1), count: area.width)
      }
      counters.repeatedPixels += copies * area.width
      y += copies
      guard y < rows.upperBound else { break }
      let end = repeats.next(from: y, before: min(y + height, rows.upperBound))
      let band = PixelRect(x: area.x, y: y, width: area.width, height: end - y)
      try draw(run, in: band, on: region)
      y = end
    }
  }

  /// The rows that any of the items touches, as few ranges in order.
  private static func rows(of items: ArraySlice<DrawItem>) -> [Range<Int>] {
    let ranges = items.filter { !$0.clip.isEmpty }.map { $0.clip.y..<$0.clip.maxY }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { rows, range in
      if let last = rows.last, last.upperBound >= range.lowerBound {
        rows[rows.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        rows.append(range)
      }
    }
  }

  /// Paints what of the items lies in `band`.
  func draw(_ items: ArraySlice<DrawItem>, in band: PixelRect, on region: FrameRegion) throws {
    // Looked at in place: an item is large, and most do not reach into a band.
    for index in items.indices where !items[index].clip.intersection(band).isEmpty {
      try draw(items[index], in: band, on: region)
    }
  }
}

extension DrawItem {
  /// Ends in `repeats` what painting this item ends: at its first row, at the first below it, and between them where
  /// its own pixels change.
  func limit(_ repeats: inout RowRepeats) {
    guard !clip.isEmpty else { return }
    repeats.end(at: clip.y)
    repeats.end(at: clip.maxY)
    guard isLocal && !isGroup else { return repeats.end(in: clip.y..<clip.maxY) }
    let picture: CachedRaster? = if case .flattened(let picture) = kind { picture } else { raster }
    guard let picture, picture.width > 0 else { return }
    repeats.limit(in: clip.y..<clip.maxY, by: picture.repeatedRows, top: span.top + picture.origin.y)
  }
}
