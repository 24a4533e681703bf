import CISAL

/// The kind of PNG that Xcode writes into apps: a CgBI chunk first, picture data deflated without zlib's frame,
/// colours in the order blue, green, red and premultiplied. (Documented only by those who took such files apart;
/// libpng refuses them.)
struct CgBIFile {
  private let bytes: [UInt8]

  static func isOne(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: PNGHeader.signature) && bytes.dropFirst(12).starts(with: "CgBI".utf8)
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The same file as libpng reads it: picture data in one chunk in zlib's frame. Samples stay as they are.
  /// Cost: inflates the picture data once, in small pieces, for its checksum.
  /// - Throws: `.truncated`, `.corrupt`; also for data of more than `maximumRowBytes`.
  func plainPNG(maximumRowBytes: Int) throws(CodecError) -> [UInt8] {
    var result = PNGHeader.signature
    var data: [UInt8] = []
    var at = 8
    while at < bytes.count {
      let fields = ByteFields(bytes[at...])
      guard let length = fields.long(0), length < bytes.count, at + 12 + length <= bytes.count else {
        throw .truncated
      }
      let chunk = bytes[at..<(at + 12 + length)]
      let type = String(decoding: chunk.dropFirst(4).prefix(4), as: UTF8.self)
      at += chunk.count
      switch type {
      case "CgBI": continue
      case "IDAT":
        guard CgBIFile.hasSoundChecksum(chunk) else { throw .corrupt("IDAT: CRC error") }
        data += chunk.dropFirst(8).dropLast(4)
      case "IEND":
        result += try CgBIFile.imageData(data, maximumRowBytes: maximumRowBytes) + chunk
        return result
      default: result += chunk
      }
    }
    throw .truncated
  }

  private static func hasSoundChecksum(_ chunk: ArraySlice<UInt8>) -> Bool {
    let body = Array(chunk.dropFirst(4).dropLast(4))
    return ByteFields(chunk.suffix(4)).long(0) == Int(crc32_gzip_refl(0, body, UInt64(body.count)))
  }

  /// An IDAT chunk. RFC 1950: two bytes of header, the deflate stream, Adler-32 of what it holds.
  private static func imageData(_ deflated: [UInt8], maximumRowBytes: Int) throws(CodecError) -> [UInt8] {
    let sum = try checksum(inflating: deflated, limit: maximumRowBytes)
    var file = PNGBytes(capacity: deflated.count + 32)
    file.beginChunk("IDAT")
    file.append([0x78, 0x01])
    file.append(deflated)
    file.append(sum)
    file.endChunk()
    return file.array
  }

  private static func checksum(inflating deflated: [UInt8], limit: Int) throws(CodecError) -> UInt32 {
    let state = UnsafeMutablePointer<inflate_state>.allocate(capacity: 1)
    defer { state.deallocate() }
    isal_inflate_init(state)
    var room = [UInt8](repeating: 0, count: 1 << 16)
    var input = deflated
    var sum: UInt32 = 1
    var total = 0
    let problem = input.withUnsafeMutableBufferPointer { input -> CodecError? in
      room.withUnsafeMutableBufferPointer { room in
        state.pointee.next_in = input.baseAddress
        state.pointee.avail_in = UInt32(clamping: input.count)
        while state.pointee.block_state != ISAL_BLOCK_FINISH {
          state.pointee.next_out = room.baseAddress
          state.pointee.avail_out = UInt32(room.count)
          guard isal_inflate(state) == ISAL_DECOMP_OK else { return .corrupt("IDAT: invalid deflate data") }
          let got = room.count - Int(state.pointee.avail_out)
          guard got > 0 || state.pointee.block_state == ISAL_BLOCK_FINISH else { return .truncated }
          sum = isal_adler32(sum, room.baseAddress, UInt64(got))
          total += got
          guard total <= limit else { return .corrupt("IDAT: more data than the picture has") }
        }
        return nil
      }
    }
    if let problem { throw problem }
    return sum
  }

  /// Bytes B, G, R, A, premultiplied, to straight R, G, B, A, in place. Premultiplying again gives back what the
  /// file holds, but for colours above their alpha, which are clamped.
  static func straighten(_ pixels: UnsafeMutableRawPointer, count: Int) {
    // Those bytes are our words 0xAARRGGBB.
    let words = UnsafePointer(pixels.assumingMemoryBound(to: UInt32.self))
    Reciprocals.standard.withPointer {
      PixelRows.writeRGBA(words, count: count, to: pixels, reciprocals: $0)
    }
  }
}
