import BarPixels

/// Repeatable numbers: a linear congruential generator (Knuth's MMIX constants) with a fixed seed.
struct LCG {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func byte() -> UInt8 { UInt8(next(below: 256)) }

  /// A valid premultiplied picture: no colour above its alpha.
  mutating func pixmap(width: Int, height: Int, opaque: Bool) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      // Some rows repeat, some are flat: encoders treat them apart.
      let kind = next(below: 4)
      let flat = pixel(opaque: opaque)
      for x in 0..<width {
        pixmap[x, y] = kind == 0 && y > 0 ? pixmap[x, y - 1] : kind == 1 ? flat : pixel(opaque: opaque)
      }
    }
    return pixmap
  }

  private mutating func pixel(opaque: Bool) -> UInt32 {
    let alpha = opaque ? 255 : [0, 1, 128, 254, 255, next(below: 256)][next(below: 6)]
    var word = UInt32(alpha) << 24
    for shift in [0, 8, 16] as [UInt32] { word |= UInt32(next(below: alpha + 1)) << shift }
    return word
  }
}
