/// Trigonometry and exponentials from sums, products, quotients and square roots alone, which every CPU rounds
/// alike; exact to about 1e-15.
package enum Angles {
  static let pi = 3.141592653589793

  /// Degrees.
  package static func sin(_ degrees: Double) -> Double { cos(degrees - 90) }

  /// Degrees.
  package static func cos(_ degrees: Double) -> Double {
    // To 0…180, to 0…90, and there by the half angle: the series of a small angle is short.
    var angle = abs(degrees).remainder(dividingBy: 360)
    angle = abs(angle)
    let isBeyond = angle > 90
    if isBeyond { angle = 180 - angle }
    let x = angle * pi / 720
    let square = x * x
    // 1 - cos of a quarter of the angle, by its series; twice doubled: 1 - cos 2x = 2 v (2 - v).
    var term = square / 2
    var versine = term
    for k in 2...7 {
      term *= -square / Double((2 * k - 1) * (2 * k))
      versine += term
    }
    for _ in 0..<2 { versine = 2 * versine * (2 - versine) }
    return isBeyond ? versine - 1 : 1 - versine
  }

  /// The direction of a vector, 0..<360 degrees; 0 for no vector.
  package static func direction(x: Double, y: Double) -> Double {
    guard x != 0 || y != 0 else { return 0 }
    let (a, b) = (abs(x), abs(y))
    var degrees = arctangent(min(a, b) / max(a, b))
    if b > a { degrees = 90 - degrees }
    if x < 0 { degrees = 180 - degrees }
    if y < 0 { degrees = 360 - degrees }
    return degrees >= 360 ? 0 : degrees
  }

  /// Degrees, of 0…1. Three times halved, the series needs few terms.
  private static func arctangent(_ t: Double) -> Double {
    var x = t
    for _ in 0..<3 { x /= 1 + (1 + x * x).squareRoot() }
    let square = x * x
    var power = x
    var sum = x
    for k in 1...9 {
      power *= -square
      sum += power / Double(2 * k + 1)
    }
    return sum * 8 * 180 / pi
  }

  /// e to a power of 0 or less.
  package static func exp(_ x: Double) -> Double {
    // Below this nothing is left of it.
    guard x > -700 else { return 0 }
    // By 1024 and squared ten times.
    let part = x / 1024
    var term = part
    var sum = part
    for k in 2...9 {
      term *= part / Double(k)
      sum += term
    }
    // What exceeds 1 is squared apart, so that small numbers keep their digits.
    for _ in 0..<10 { sum = sum * (2 + sum) }
    return 1 + sum
  }
}
