/// Roots from sums, products and quotients alone: the C library's `pow` and `cbrt` differ in the last bit from CPU
/// to CPU, and a last bit can decide about a pixel.
package enum Roots {
  /// For 0…2; exact to about one unit in the last place.
  package static func cube(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    // Above the root, from where Newton's method falls steadily.
    var y = max(1, x)
    if x < 1 { y = start(x, 3) }
    for _ in 0..<64 {
      let next = y - (y * y * y - x) / (3 * y * y)
      if next >= y { return y }
      y = next
    }
    return y
  }

  /// For 0…2; exact to about one unit in the last place.
  package static func fifth(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    var y = max(1, x)
    if x < 1 { y = start(x, 5) }
    for _ in 0..<64 {
      let next = y - (y * y * y * y * y - x) / (5 * y * y * y * y)
      if next >= y { return y }
      y = next
    }
    return y
  }

  /// A power of two above the root of a number below 1.
  private static func start(_ x: Double, _ degree: Int) -> Double {
    Double(sign: .plus, exponent: (Int(x.exponent) + 1) / degree + 1, significand: 1)
  }
}
