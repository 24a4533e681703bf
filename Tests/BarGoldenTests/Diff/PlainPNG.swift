/// Writes PNG files of any kind in the plainest way, independent of the code under test: stored deflate blocks,
/// no filters.
struct PlainPNG {
  var width: Int
  var height: Int
  var bitDepth: UInt8 = 8
  var colorType: UInt8 = 6
  /// Bytes of each row.
  var rows: [[UInt8]]
  /// Before IDAT.
  var chunks: [(type: String, contents: [UInt8])] = []
  /// After IDAT.
  var lateChunks: [(type: String, contents: [UInt8])] = []

  var bytes: [UInt8] {
    let header = Self.word(width) + Self.word(height) + [bitDepth, colorType, 0, 0, 0]
    return [137, 80, 78, 71, 13, 10, 26, 10] + Self.chunk("IHDR", header)
      + chunks.flatMap { Self.chunk($0.type, $0.contents) } + Self.chunk("IDAT", Self.zlib(rows))
      + lateChunks.flatMap { Self.chunk($0.type, $0.contents) } + Self.chunk("IEND", [])
  }

  static func chunk(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + contents
    return word(contents.count) + body + word(Int(crc32(body)))
  }

  /// Rows after their filter's number, in stored blocks (RFC 1951, 3.2.4).
  static func zlib(_ rows: [[UInt8]]) -> [UInt8] {
    let data: [UInt8] = rows.flatMap { [0] + $0 }
    var stream: [UInt8] = [0x78, 0x01]
    var at = 0
    repeat {
      let part = data[at..<min(at + 65535, data.count)]
      at += part.count
      let count = UInt16(part.count)
      stream.append(at == data.count ? 1 : 0)
      for number in [count, ~count] { stream += [UInt8(number & 255), UInt8(number >> 8)] }
      stream += part
    } while at < data.count
    var (a, b) = (1, 0)
    for byte in data {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return stream + word(b << 16 | a)
  }

  static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func half(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
