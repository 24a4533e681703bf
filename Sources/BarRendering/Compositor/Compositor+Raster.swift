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
    let picture = PlacedPixmap(
      pixmap: pixmap, place: place, area: area, weight: weight, scratch: scratch.words(area.width + 2))
    let inner = picture.inner
    for y in area.y..<area.maxY {
      if opacity == 255, cached.opaqueRows[y - place.y], !inner.isEmpty {
        blend(picture, area.x..<inner.x, y, on: region)
        let target = region.pointer(inner.x, y)
        if y > area.y, cached.repeatedRows[y - place.y] {
          Kernels.copy(target, region.pointer(inner.x, y - 1), count: inner.width)
        } else {
          picture.write(inner.x, y, count: inner.width, to: target)
        }
        blend(picture, inner.maxX..<area.maxX, y, on: region)
        count(copied: inner.width, blended: 0)
      } else if opacity == 255 {
        blend(picture, area.x..<area.maxX, y, on: region)
      } else {
        Kernels.sourceOver(
          region.pointer(area.x, y), picture.pixels(area.x, y, count: area.width), count: area.width,
          opacity: opacity)
        count(copied: 0, blended: area.width)
      }
    }
  }

  private func blend(_ picture: PlacedPixmap, _ columns: Range<Int>, _ y: Int, on region: FrameRegion) {
    guard !columns.isEmpty else { return }
    Kernels.sourceOver(
      region.pointer(columns.lowerBound, y), picture.pixels(columns.lowerBound, y, count: columns.count),
      count: columns.count)
    count(copied: 0, blended: columns.count)
  }
}
