import BarGeometry

/// A horizontal place on the pixel grid: whole pixels and 64ths. Finer steps cannot be seen and would differ
/// between CPUs.
struct PixelPosition: Comparable {
  var whole: Int
  /// 0…63, 64ths of a pixel.
  var part: Int

  init(_ pixels: Double) {
    let steps = Int((PixelPosition.limited(pixels) * 64).rounded())
    whole = steps >> 6
    part = steps & 63
  }

  /// Beyond a billion pixels nothing can be seen, and whole numbers stay far from overflow.
  static func limited(_ pixels: Double) -> Double { pixels.clamped(to: -0x1p30...0x1p30) }

  static func < (a: PixelPosition, b: PixelPosition) -> Bool { (a.whole, a.part) < (b.whole, b.part) }

  /// The first whole pixel at or after it.
  var ceiling: Int { part == 0 ? whole : whole + 1 }
  /// Weight of the left neighbour for `Kernels.shift`, 256ths.
  var shiftWeight: Int { part * 4 }
}
