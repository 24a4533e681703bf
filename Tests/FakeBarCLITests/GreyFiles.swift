import BarCodecs

/// An 8 × 8 picture of the grey #808080 in every way that holds it, written without the encoder under test.
enum GreyFiles {
  static let all: [(name: String, bytes: [UInt8])] = [
    ("grey.png", png(8, 0, [0x80])), ("grey-alpha.png", png(8, 4, [0x80, 0xFF])),
    ("rgb.png", png(8, 2, [0x80, 0x80, 0x80])), ("rgba.png", png(8, 6, [0x80, 0x80, 0x80, 0xFF])),
    ("grey16.png", png(16, 0, [0x80, 0x80])),
    ("rgba16.png", png(16, 6, [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0xFF, 0xFF])),
    ("palette.png", png(8, 3, [1], palette: [0, 0, 0, 0x80, 0x80, 0x80])),
    // One bit a pixel, all set: eight pixels are one byte.
    ("palette1.png", png(1, 3, [0xFF], perRow: 1, palette: [0, 0, 0, 0x80, 0x80, 0x80])),
  ]

  private static func png(
    _ depth: UInt8, _ type: UInt8, _ pixel: [UInt8], perRow: Int = 8, palette: [UInt8] = []
  ) -> [UInt8] {
    let row = [0] + Array(repeatElement(pixel, count: perRow).joined())
    let data = Array(repeatElement(row, count: 8).joined())
    var chunks = chunk("IHDR", word(8) + word(8) + [depth, type, 0, 0, 0])
    if !palette.isEmpty { chunks += chunk("PLTE", palette) }
    return [137, 80, 78, 71, 13, 10, 26, 10] + chunks + chunk("IDAT", zlib(data)) + chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + contents
    var crc = UInt32.max
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return word(contents.count) + body + word(Int(~crc))
  }

  /// A stored block (RFC 1951, 3.2.4) in a zlib stream (RFC 1950).
  private static func zlib(_ data: [UInt8]) -> [UInt8] {
    let count = UInt16(data.count)
    var (a, b) = (1, 0)
    for byte in data {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return [0x78, 0x01, 1, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
      + data + word(b << 16 | a)
  }

  private static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
