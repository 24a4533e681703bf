import BarPixels
import CBenchPeers
import Foundation

/// libdeflate, looked for at run time: whoever builds this package need not have it.
final class Libdeflate {
  private typealias Allocate = @convention(c) (Int32) -> OpaquePointer?
  private typealias Compress =
    @convention(c) (OpaquePointer, UnsafeRawPointer, Int, UnsafeMutableRawPointer, Int) -> Int
  private typealias Bound = @convention(c) (OpaquePointer?, Int) -> Int
  private typealias Checksum = @convention(c) (UInt32, UnsafeRawPointer?, Int) -> UInt32
  private typealias Free = @convention(c) (OpaquePointer) -> Void

  /// What frames the compressed rows in a file: signature, IHDR, the IDAT's own 12 bytes and IEND.
  private static let frameBytes = 8 + 25 + 12 + 12

  private let compressor: OpaquePointer
  private let compress: Compress
  private let bound: Bound
  private let checksum: Checksum
  private let free: Free

  /// nil when it is not installed.
  init?(level: Int) {
    func symbol<Function>(_ library: UnsafeMutableRawPointer, _ name: String) -> Function? {
      dlsym(library, "libdeflate_\(name)").map { unsafeBitCast($0, to: Function.self) }
    }
    guard let library = dlopen("libdeflate.so.0", RTLD_NOW) ?? dlopen("libdeflate.dylib", RTLD_NOW),
      let allocate: Allocate = symbol(library, "alloc_compressor"),
      let compress: Compress = symbol(library, "zlib_compress"),
      let bound: Bound = symbol(library, "zlib_compress_bound"),
      let checksum: Checksum = symbol(library, "crc32"),
      let free: Free = symbol(library, "free_compressor"), let compressor = allocate(Int32(level))
    else { return nil }
    (self.compressor, self.compress, self.bound, self.checksum) = (compressor, compress, bound, checksum)
    self.free = free
  }

  deinit { free(compressor) }

  /// Filters an opaque picture's rows (Up, RGB), compresses them and sums the bytes up; the size of the file that
  /// would hold them.
  func encode(_ pixmap: Pixmap) -> Int {
    let count = pixmap.height * (1 + 3 * pixmap.width)
    let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    let room = bound(compressor, count)
    let out = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 64)
    defer {
      rows.deallocate()
      out.deallocate()
    }
    var picture = cbench_picture(
      words: pixmap.words, width: UInt32(pixmap.width), height: UInt32(pixmap.height))
    cbench_rows_up(&picture, rows)
    let size = compress(compressor, rows, count, out, room)
    // Used, so that nobody leaves the sum out.
    return size + Self.frameBytes + Int(checksum(0, out, size) & 0)
  }
}
