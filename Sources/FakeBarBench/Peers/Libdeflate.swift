import BarPixels
import CBenchPeers
import CLibdeflate

/// libdeflate's compressor.
final class Libdeflate {
  /// What frames the compressed rows in a file: signature, IHDR, the IDAT's own 12 bytes and IEND.
  private static let frameBytes = 8 + 25 + 12 + 12

  private let compressor: OpaquePointer

  init(level: Int) {
    guard let compressor = libdeflate_alloc_compressor(Int32(level)) else {
      preconditionFailure("no memory for a compressor")
    }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// Filters an opaque picture's rows (Up, RGB), compresses them and sums the bytes up; the size of the file that
  /// would hold them.
  func encode(_ pixmap: Pixmap) -> Int {
    let count = pixmap.height * (1 + 3 * pixmap.width)
    let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    let room = libdeflate_zlib_compress_bound(compressor, count)
    let out = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 64)
    defer {
      rows.deallocate()
      out.deallocate()
    }
    var picture = cbench_picture(
      words: pixmap.words, width: UInt32(pixmap.width), height: UInt32(pixmap.height))
    cbench_rows_up(&picture, rows)
    let size = libdeflate_zlib_compress(compressor, rows, count, out, room)
    // Used, so that nobody leaves the sum out.
    return size + Self.frameBytes + Int(libdeflate_crc32(0, out, size) & 0)
  }
}
