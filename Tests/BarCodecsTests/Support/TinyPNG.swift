/// Writes PNG files of any kind in the plainest way, independent of the encoders under test: stored deflate
/// blocks, filter "none" unless the caller's rows say otherwise.
struct TinyPNG {
  var width: Int
  var height: Int
  var bitDepth: UInt8
  var colorType: UInt8
  var interlace: UInt8 = 0
  /// Rows, each beginning with its filter's number.
  var rows: [[UInt8]]
  /// Chunks between IHDR and IDAT.
  var chunks: [(type: String, contents: [UInt8])] = []

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  var bytes: [UInt8] {
    let header =
      UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [bitDepth, colorType, 0, 0, interlace]
    return Self.signature + Self.chunk("IHDR", header)
      + chunks.flatMap { Self.chunk($0.type, $0.contents) }
      + Self.chunk("IDAT", Self.zlib(rows.flatMap { $0 })) + Self.chunk("IEND", [])
  }

  static func chunk(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + contents
    return UInt32(contents.count).bigEndianBytes + body + Checksums.crc32(body).bigEndianBytes
  }

  /// A zlib stream of one stored block (RFC 1951, 3.2.4); at most 65535 bytes.
  static func zlib(_ data: [UInt8]) -> [UInt8] {
    let count = UInt16(data.count)
    let length = [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
    return [0x78, 0x01, 0x01] + length + data + Checksums.adler32(data).bigEndianBytes
  }
}
