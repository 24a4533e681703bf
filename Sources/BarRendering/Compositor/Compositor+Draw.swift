import BarDisplay
import BarGeometry
import BarPixels

extension Compositor {
  /// Paints one item, as far as it lies in `band`: backdrop filters, then content.
  func draw(_ item: DrawItem, in band: PixelRect, on region: FrameRegion) throws {
    let clip = item.clip.intersection(band)
    guard !clip.isEmpty else { return }
    switch item.kind {
    case .isolated: try drawIsolated(item, clip: clip, on: region)
    case .flattened(let picture):
      draw(picture, item: item, word: nil, opacity: item.layer.opacity, clip: clip, on: region)
    case .plain:
      if !item.layer.backdropFilters.isEmpty { filterBackdrop(item, clip: clip, on: region) }
      drawContent(item, clip: clip, on: region)
    }
  }

  private func drawContent(_ item: DrawItem, clip: PixelRect, on region: FrameRegion) {
    switch item.layer.content {
    case .none: break
    case .color(let color):
      let word = color.withAlpha(color.alpha * item.layer.opacity).premultipliedWord
      fill(item.span, word: word, opacity: 1, clip: clip, on: region)
    case .text(_, let color): drawRaster(item, tint: color, clip: clip, on: region)
    case .image(_, let tint): drawRaster(item, tint: tint, clip: clip, on: region)
    case .gradient, .drawing: drawRaster(item, tint: nil, clip: clip, on: region)
    }
  }

  private func drawRaster(_ item: DrawItem, tint: Color?, clip: PixelRect, on region: FrameRegion) {
    guard let raster = item.raster else { return }
    draw(
      raster, item: item, word: tint?.premultipliedWord, opacity: item.layer.opacity, clip: clip,
      on: region)
  }

  /// A rectangle of one colour; edge columns that lie between pixels are covered in part.
  func fill(_ span: PixelSpan, word: UInt32, opacity: Double, clip: PixelRect, on region: FrameRegion) {
    let word = Kernels.scaled(word, by: Color.byte(opacity))
    guard word >> 24 > 0 else { return }
    let inner = span.inner.intersection(clip)
    if !inner.isEmpty {
      let isOpaque = word >> 24 == 255
      for y in inner.y..<inner.maxY {
        let row = region.pointer(inner.x, y)
        if isOpaque {
          Kernels.fill(row, count: inner.width, word: word)
        } else {
          Kernels.fillOver(row, count: inner.width, word: word)
        }
      }
      count(copied: isOpaque ? inner.area : 0, blended: isOpaque ? 0 : inner.area)
    }
    // A span within one pixel column has both edges in it.
    if span.left.whole == span.right.whole {
      fillColumn(span.left.whole, span, word, coverage: span.right.part - span.left.part, clip, region)
    } else {
      if span.left.part > 0 {
        fillColumn(span.left.whole, span, word, coverage: 64 - span.left.part, clip, region)
      }
      fillColumn(span.right.whole, span, word, coverage: span.right.part, clip, region)
    }
  }

  /// - Parameter coverage: 64ths.
  private func fillColumn(
    _ x: Int, _ span: PixelSpan, _ word: UInt32, coverage: Int, _ clip: PixelRect, _ region: FrameRegion
  ) {
    guard coverage > 0 else { return }
    let column = PixelRect(x: x, y: span.top, width: 1, height: span.bottom - span.top)
      .intersection(clip)
    guard !column.isEmpty else { return }
    let word = Kernels.scaled(word, by: UInt8((coverage * 255 + 32) / 64))
    for y in column.y..<column.maxY { Kernels.fillOver(region.pointer(x, y), count: 1, word: word) }
    count(copied: 0, blended: column.area)
  }

  func count(copied: Int, blended: Int) {
    counters.copiedPixels += copied
    counters.blendedPixels += blended
  }
}
