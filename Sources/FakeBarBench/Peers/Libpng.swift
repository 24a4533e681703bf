package import BarPixels
import CBenchPeers
import CCairo
package import Foundation

/// PNG files in memory by libpng.
package enum Libpng {
  /// An opaque picture as a file.
  /// - Parameter filters: 0 is libpng's own choice: each row's filter by its heuristic.
  package static func encode(
    _ pixmap: Pixmap, level: Int, filters: Int = 0, hasAlpha: Bool
  ) throws -> Data {
    try encode(pixmap.words, pixmap.width, pixmap.height, level, filters, hasAlpha)
  }

  /// A frame without alpha that Cairo has drawn, as RGB.
  static func encode(_ surface: CairoSurface, level: Int, filters: Int) throws -> Data {
    // Cairo's rows of whole words have no padding.
    let words = UnsafeRawPointer(cairo_image_surface_get_data(surface.pointer))
    guard let words = words?.assumingMemoryBound(to: UInt32.self) else {
      throw PeerError(reason: "Cairo has no pixels")
    }
    return try encode(words, surface.width, surface.height, level, filters, false)
  }

  private static func encode(
    _ words: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ level: Int, _ filters: Int,
    _ hasAlpha: Bool
  ) throws -> Data {
    var picture = cbench_picture(words: words, width: UInt32(width), height: UInt32(height))
    var count = 0
    guard let bytes = cbench_png(&picture, Int32(level), Int32(filters), hasAlpha ? 1 : 0, &count) else {
      throw PeerError(reason: "libpng has not enough memory")
    }
    return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
  }

  /// `PNG_FILTER_UP`.
  static let up = 0x20
}
