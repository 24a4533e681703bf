import BarPixels

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A content or flattened layer in pixels, with what the compositor asks of it on every frame.
final class CachedRaster: Sendable {
  let raster: Raster
  /// Where the first pixel lies, seen from the frame's top left, and how many there are. Zero for a solid colour,
  /// which takes the frame as it is.
  let origin: PixelOffset
  let width: Int
  let height: Int
  /// Per row: every pixel is opaque, so it can be copied. Empty for masks.
  let opaqueRows: [Bool]
  /// Per row: it is like the row above, as most rows of an interface are, so what was made of that one will do.
  let repeatedRows: [Bool]
  /// All rows are.
  let isOpaque: Bool

  init(_ raster: Raster) {
    self.raster = raster
    let pixmap: Pixmap
    switch raster {
    case .solid(let word):
      (origin, width, height, opaqueRows, repeatedRows) = (.zero, 0, 0, [], [])
      isOpaque = word >> 24 == 255
      return
    case .mask(let mask, let origin):
      (self.origin, width, height) = (origin, mask.width, mask.height)
      opaqueRows = []
      repeatedRows = (0..<mask.height).map { y in
        y > 0 && memcmp(mask.row(y), mask.row(y - 1), mask.width) == 0
      }
      isOpaque = false
      return
    case .pixmap(let picture, let origin):
      (self.origin, width, height) = (origin, picture.width, picture.height)
      pixmap = picture
    }
    let repeated = (0..<pixmap.height).map { y in
      y > 0 && Kernels.equal(pixmap.row(y), pixmap.row(y - 1), count: pixmap.width)
    }
    var opaque = [Bool](repeating: false, count: pixmap.height)
    for y in 0..<pixmap.height {
      opaque[y] = repeated[y] ? opaque[y - 1] : Kernels.isOpaque(pixmap.row(y), count: pixmap.width)
    }
    (opaqueRows, repeatedRows) = (opaque, repeated)
    isOpaque = !opaqueRows.contains(false)
  }

  /// Some rows of an opaque picture, whose memory they share.
  /// - Parameter origin: where the first of them lies.
  init(_ rows: Range<Int>, of pixmap: Pixmap, in whole: CachedRaster, origin: PixelOffset) {
    self.origin = origin
    raster = .pixmap(Pixmap(rows, of: pixmap), origin: origin)
    (width, height) = (whole.width, rows.count)
    opaqueRows = Array(whole.opaqueRows[rows])
    repeatedRows = [false] + whole.repeatedRows[rows.dropFirst()]
    isOpaque = true
  }
}
