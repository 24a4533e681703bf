import BarDisplay
import BarGeometry
import BarPixels

extension Compositor {
  /// Paints cached pixels at the item's place.
  /// - Parameters:
  ///   - word: the tint of a mask, premultiplied; ignored for pictures.
  ///   - opacity: 0…1.
  func draw(
    _ cached: CachedRaster, item: DrawItem, word: UInt32?, opacity: Double, clip: PixelRect,
    on region: FrameRegion
  ) {
    if case .solid(let solid) = cached.raster {
      fill(item.span, word: word ?? solid, opacity: opacity, clip: clip, on: region)
      return
    }
    let weight = item.span.left.shiftWeight
    let x = item.span.left.whole + cached.origin.x
    let y = item.span.top + cached.origin.y
    let extra = weight == 0 ? 0 : 1
    let place = PixelRect(x: x, y: y, width: cached.width + extra, height: cached.height)
    let area = place.intersection(clip)
    guard !area.isEmpty else { return }
    switch cached.raster {
    case .solid: break
    case .mask(let mask, _):
      drawMask(
        mask, place: place, area: area, weight: weight, word: word ?? 0xFF00_0000,
        opacity: Color.byte(opacity), on: region)
    case .pixmap(let pixmap, _):
      drawPixmap(
        pixmap, cached, place: place, area: area, weight: weight,
        opacity: Color.byte(opacity), on: region)
    }
  }

  private func drawMask(
    _ mask: AlphaMask, place: PixelRect, area: PixelRect, weight: Int, word: UInt32, opacity: UInt8,
    on region: FrameRegion
  ) {
    let shifted = scratch.bytes(mask.width + 1)
    for row in area.y..<area.maxY {
      var source = UnsafePointer(mask.row(row - place.y))
      if weight > 0 {
        Kernels.shift(shifted, source, count: mask.width, weight: weight)
        source = UnsafePointer(shifted)
      }
      Kernels.tint(
        region.pointer(area.x, row), source + (area.x - place.x), count: area.width, word: word,
        opacity: opacity)
    }
    count(copied: 0, blended: area.area)
  }

  private func drawPixmap(
    _ pixmap: Pixmap, _ cached: CachedRaster, place: PixelRect, area: PixelRect, weight: Int,
    opacity: UInt8, on region: FrameRegion
  ) {
    let shifted = scratch.words(area.width + 2)
    // Columns that are whole source pixels, not mixed with the outside.
    let solid =
      weight == 0
      ? place
      : PixelRect(
        x: place.x + 1, y: place.y, width: place.width - 2, height: place.height)
    let inner = area.intersection(solid)
    var source = UnsafePointer(shifted)
    for row in area.y..<area.maxY {
      let target = region.pointer(area.x, row)
      if weight == 0 || row == area.y || !cached.repeatedRows[row - place.y] {
        source = shiftedRow(
          UnsafePointer(pixmap.row(row - place.y)), width: pixmap.width, from: area.x - place.x,
          count: area.width, weight: weight, scratch: shifted)
      }
      if opacity == 255, cached.opaqueRows[row - place.y], !inner.isEmpty {
        let lead = inner.x - area.x
        Kernels.sourceOver(target, source, count: lead)
        Kernels.copy(target + lead, source + lead, count: inner.width)
        let done = lead + inner.width
        Kernels.sourceOver(target + done, source + done, count: area.width - done)
        count(copied: inner.width, blended: area.width - inner.width)
      } else if opacity == 255 {
        Kernels.sourceOver(target, source, count: area.width)
        count(copied: 0, blended: area.width)
      } else {
        Kernels.sourceOver(target, source, count: area.width, opacity: opacity)
        count(copied: 0, blended: area.width)
      }
    }
  }

  /// Pixels `from ..< from + count` of a row moved right by `weight`/256, computing only those.
  private func shiftedRow(
    _ row: UnsafePointer<UInt32>, width: Int, from: Int, count: Int, weight: Int,
    scratch: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    guard weight > 0 else { return row + from }
    // One pixel more on the left, which the first result mixes with its neighbour.
    let first = max(0, from - 1)
    let available = min(width - first, count + (from - first))
    Kernels.shift(scratch, row + first, count: available, weight: weight)
    return UnsafePointer(scratch) + (from - first)
  }
}
