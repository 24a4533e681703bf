import Foundation

/// A grey picture of any size that does not shrink in its file: deflate's stored blocks, one for each row. Written as it
/// is made, so that the tests do not need the memory which they measure.
struct StoredGreyPNG {
  /// Pixels; a row with its filter's number must fit into one block of 65,535 bytes.
  var width: Int
  var height: Int
  /// Added to every level, and so another picture for each.
  var seed: UInt8

  func write(to url: URL) throws {
    try Data().write(to: url)
    let file = try FileHandle(forWritingTo: url)
    defer { try? file.close() }
    try file.write(contentsOf: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    // 8 bits, grey, not interlaced.
    try file.write(contentsOf: Self.chunk("IHDR", Self.word(width) + Self.word(height) + [8, 0, 0, 0, 0]))
    var sum = (a: 1, b: 0)
    for top in stride(from: 0, to: height, by: 100) {
      var part: [UInt8] = top == 0 ? [0x78, 0x01] : []
      for y in top..<min(top + 100, height) {
        let row = self.row(y)
        part += [y == height - 1 ? 1 : 0] + Self.half(row.count) + Self.half(~row.count) + row
        Self.add(row, to: &sum)
      }
      if top + 100 >= height { part += Self.word(sum.b << 16 | sum.a) }
      try file.write(contentsOf: Self.chunk("IDAT", part))
    }
    try file.write(contentsOf: Self.chunk("IEND", []))
  }

  private func row(_ y: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width + 1) { room, count in
      room.initializeElement(at: 0, to: 0)
      for x in 0..<width {
        room.initializeElement(
          at: x + 1, to: UInt8(truncatingIfNeeded: x &* 31 &+ y &* 17 &+ x &* y >> 5) &+ seed)
      }
      count = width + 1
    }
  }

  /// Adler-32 (RFC 1950, 8.2); sums of a row are far from overflowing.
  private static func add(_ bytes: [UInt8], to sum: inout (a: Int, b: Int)) {
    for byte in bytes {
      sum.a &+= Int(byte)
      sum.b &+= sum.a
    }
    sum = (sum.a % 65521, sum.b % 65521)
  }

  /// Lowest byte first, as deflate has it.
  private static func half(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }

  /// Highest byte first, as PNG has it.
  private static func word(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }

  private static func chunk(_ type: String, _ contents: [UInt8]) -> Data {
    let body = Array(type.utf8) + contents
    return Data(word(contents.count) + body + word(Int(checksum(body))))
  }

  /// PNG specification, annex D.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes { crc = table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ crc >> 8 }
    return ~crc
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
}
