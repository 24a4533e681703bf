import BarPixels
import CCairo

/// An image surface, with the memory it draws from.
final class CairoSurface {
  let pointer: OpaquePointer
  private let pixmap: Pixmap?

  /// A target without alpha: frames of opaque windows need none, and Cairo is faster so.
  init(width: Int, height: Int) {
    pixmap = nil
    // Cairo never returns null; a failure shows in the surface's status.
    pointer = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))!
  }

  /// A picture; an opaque one is told to Cairo as such, which then copies instead of blending.
  init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
    let count = pixmap.width * pixmap.height
    let isOpaque = UnsafeBufferPointer(start: pixmap.words, count: count).allSatisfy { $0 >> 24 == 255 }
    pointer = pixmap.words.withMemoryRebound(to: UInt8.self, capacity: count * 4) { bytes in
      cairo_image_surface_create_for_data(
        bytes, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(pixmap.width),
        Int32(pixmap.height), Int32(pixmap.width * 4))!  // never null, as above
    }
  }

  /// Coverage, copied because Cairo wants rows of whole words.
  init(_ mask: AlphaMask) {
    pixmap = nil
    // Never null, as above.
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height))!
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    if let bytes = cairo_image_surface_get_data(surface) {
      for y in 0..<mask.height { (bytes + y * stride).update(from: mask.row(y), count: mask.width) }
    }
    cairo_surface_mark_dirty(surface)
    pointer = surface
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Pixels, without what pads the rows: words, or bytes of coverage.
  var bytes: [UInt8] {
    guard let data = cairo_image_surface_get_data(pointer) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    let count = width * (isMask ? 1 : 4)
    return (0..<height).flatMap { UnsafeBufferPointer(start: data + $0 * stride, count: count) }
  }

  var width: Int { Int(cairo_image_surface_get_width(pointer)) }
  var height: Int { Int(cairo_image_surface_get_height(pointer)) }
  var isMask: Bool { cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_A8 }
  var isOpaque: Bool { cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_RGB24 }

  /// Writes a PNG file with Cairo's own encoder.
  func writePNG(to path: String) throws(CairoError) {
    let status = cairo_surface_write_to_png(pointer, path)
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(status: status) }
  }

  /// Encodes without writing anything; the file's length.
  func pngByteCount() -> Int {
    var total = 0
    withUnsafeMutablePointer(to: &total) { total in
      _ = cairo_surface_write_to_png_stream(
        pointer,
        { total, _, count in
          total?.assumingMemoryBound(to: Int.self).pointee += Int(count)
          return CAIRO_STATUS_SUCCESS
        }, total)
    }
    return total
  }
}
