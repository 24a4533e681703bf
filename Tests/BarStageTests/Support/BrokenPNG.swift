import BarPixels

/// PNG files that are none.
enum BrokenPNG {
  /// A header that promises 65535 × 65535 pixels, with a correct checksum.
  static let bomb: [UInt8] = {
    let header: [UInt8] = Array("IHDR".utf8) + [0, 0, 255, 255, 0, 0, 255, 255, 8, 6, 0, 0, 0]
    return signature + [0, 0, 0, 13] + header + big(crc(header))
  }()

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func truncated() throws -> [UInt8] {
    let pixmap = Pixmap(width: 40, height: 40)
    for index in 0..<1600 { pixmap.words[index] = 0xFF00_0000 | UInt32(index &* 2_654_435) & 0xFF_FFFF }
    let whole = try TestPNG.encode(pixmap)
    return Array(whole.prefix(whole.count * 2 / 3))
  }

  private static func big(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  /// CRC-32 bit by bit.
  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
