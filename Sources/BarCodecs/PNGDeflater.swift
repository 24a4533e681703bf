import CISAL

/// Compresses rows into IDAT chunks: a zlib stream made of ISA-L's level 1 blocks, about thirty times as fast
/// as zlib's level 6, and of ready-made blocks for repeated rows. ISA-L chooses its code by the CPU, and now and
/// then (in 2 of 100 runs, ISA-L 2.30) another match for the same rows: the bytes may differ, the pixels never do.
final class PNGDeflater {
  /// One IDAT chunk; readers handle chunks whole, and a megabyte is little for them.
  private static let maxChunk = 1 << 20
  /// Output room for one call of ISA-L.
  private static let room = 1 << 16
  /// igzip_lib.h, ISAL_DEF_LVL1_EXTRA_LARGE: its macros are too deep for the importer.
  private static let levelBufferSize = (4 << 10) + 2 * (8 << 10) + 4 * (128 << 10)

  private let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
  private let levelBuffer = UnsafeMutablePointer<UInt8>.allocate(capacity: PNGDeflater.levelBufferSize)
  /// Adler-32 of everything so far.
  private var checksum: UInt32 = 1
  /// Whether ISA-L holds rows back that are not in the file yet.
  private var hasPending = false

  init() { stream.initialize(to: isal_zstream()) }

  deinit {
    stream.deallocate()
    levelBuffer.deallocate()
  }

  /// Opens the first IDAT and the zlib stream.
  func begin(_ png: inout PNGBytes) {
    isal_deflate_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = levelBuffer
    stream.pointee.level_buf_size = UInt32(Self.levelBufferSize)
    stream.pointee.gzip_flag = UInt16(IGZIP_DEFLATE)
    checksum = 1
    hasPending = false
    png.beginChunk("IDAT")
    png.append([0x78, 0x01])  // deflate with a window of 32 KiB, fastest (RFC 1950, 2.2)
  }

  /// Compresses filtered rows.
  /// - Parameter isComplete: whether these rows must all be in the file on return, at a whole byte and
  /// without   later rows referring back to them.
  func append(
    _ rows: UnsafeMutablePointer<UInt8>, count: Int, isComplete: Bool, isLast: Bool, to png: inout PNGBytes
  ) throws(CodecError) {
    guard count > 0 || hasPending || isLast else { return }
    checksum = isal_adler32(checksum, rows, UInt64(count))
    stream.pointee.next_in = rows
    stream.pointee.avail_in = UInt32(count)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    stream.pointee.flush = UInt16(isComplete ? FULL_FLUSH : NO_FLUSH)
    repeat {
      let room = min(Self.room, roomInChunk(&png))
      try png.append(room: room) { (out) throws(CodecError) in
        stream.pointee.next_out = out
        stream.pointee.avail_out = UInt32(room)
        let status = isal_deflate(stream)
        guard status == COMP_OK else {
          throw .encoderFailed("ISA-L reports \(status); report this with its version")
        }
        return room - Int(stream.pointee.avail_out)
      }
      // A full output buffer may hide more; anything less means that the input is used up.
    } while stream.pointee.avail_out == 0
    hasPending = !isComplete
    if isLast { end(&png) }
  }

  /// Adds `count` rows that repeat the one above, each of `zeros` bytes. All rows before must be complete.
  func append(repeats count: Int, zeros: Int, isLast: Bool, to png: inout PNGBytes) {
    let rows = RepeatedRows(zeros: zeros)
    checksum = rows.checksum(after: checksum, rows: count)
    append(rows.block(rows: count, isLast: isLast)[...], to: &png)
    if isLast { end(&png) }
  }

  private func end(_ png: inout PNGBytes) {
    append((0..<4).map { UInt8(truncatingIfNeeded: checksum >> (24 - 8 * UInt32($0))) }[...], to: &png)
    png.endChunk()
  }

  private func append(_ bytes: ArraySlice<UInt8>, to png: inout PNGBytes) {
    var bytes = bytes
    while !bytes.isEmpty {
      let part = bytes.prefix(roomInChunk(&png))
      png.append(part)
      bytes = bytes.dropFirst(part.count)
    }
  }

  /// Bytes that still fit into the chunk; of a new one when it is full.
  private func roomInChunk(_ png: inout PNGBytes) -> Int {
    if png.chunkCount == Self.maxChunk {
      png.endChunk()
      png.beginChunk("IDAT")
    }
    return Self.maxChunk - png.chunkCount
  }
}
