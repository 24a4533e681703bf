import BarPixels

/// Pictures with what makes photographs hard to compress: detail at every size, less of it the smaller it is, channels
/// that go together, and a sensor's grain. In integers, from a hash: the same everywhere.
enum PhotoNoise {
  /// Lattices from 256 pixels down to 2; the amplitude halves as the size does.
  private static let cellBits: [UInt32] = [8, 7, 6, 5, 4, 3, 2, 1]

  static func picture(width: Int, height: Int) -> Pixmap {
    let pixmap = Pixmap(uninitializedWidth: width, height: height)
    for y in 0..<height {
      let row = pixmap.row(y)
      for x in 0..<width { row[x] = word(UInt32(x), UInt32(y)) }
    }
    return pixmap
  }

  private static func word(_ x: UInt32, _ y: UInt32) -> UInt32 {
    var light: Int32 = 0
    for (octave, bits) in cellBits.enumerated() {
      light += (smooth(x, y, bits, seed: UInt32(octave)) - 128) >> Int32(octave)
    }
    let (warm, green) = (smooth(x, y, 8, seed: 90) - 128, smooth(x, y, 7, seed: 91) - 128)
    // About ±3 levels, each channel its own.
    let grain = hash(x, y, 92)
    func level(_ value: Int32, _ shift: UInt32) -> UInt32 {
      let grain = Int32(grain >> shift & 3) + Int32(grain >> (shift + 2) & 3) - 3
      return UInt32(min(max(128 + value * 3 / 4 + grain, 0), 255))
    }
    return 0xFF00_0000 | level(light + warm / 2, 0) << 16 | level(light + green / 3, 4) << 8
      | level(light - warm / 2, 8)
  }

  /// Random levels 0…255 on a lattice of cells of 2^bits pixels, between them linear.
  private static func smooth(_ x: UInt32, _ y: UInt32, _ bits: UInt32, seed: UInt32) -> Int32 {
    let (left, top, mask) = (x >> bits, y >> bits, UInt32(1) << bits - 1)
    let (across, down) = (Int32(x & mask), Int32(y & mask))
    func corner(_ dx: UInt32, _ dy: UInt32) -> Int32 { Int32(hash(left + dx, top + dy, seed) & 255) }
    let shift = Int32(bits)
    let upper = corner(0, 0) << shift + (corner(1, 0) - corner(0, 0)) * across
    let lower = corner(0, 1) << shift + (corner(1, 1) - corner(0, 1)) * across
    return (upper << shift + (lower - upper) * down) >> (2 * shift)
  }

  /// A multiply-and-shift mix of three numbers.
  private static func hash(_ x: UInt32, _ y: UInt32, _ seed: UInt32) -> UInt32 {
    var value = x &* 0x9E37_79B1 ^ y &* 0x85EB_CA77 ^ seed &* 0xC2B2_AE3D
    value = (value ^ value >> 15) &* 0x2C1B_3C6D
    value = (value ^ value >> 12) &* 0x297A_2D39
    return value ^ value >> 15
  }
}
