import BarGeometry

/// Sine and cosine from + − × ÷ alone: the C library's differ in the last bit between CPUs.
enum Trigonometry {
  /// The unit vector at this angle, 0 to the right, 90 down; exact at multiples of 90. Error below 1e-11.
  static func direction(degrees: Double) -> Point {
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    let angle = turn < 0 ? turn + 360 : turn
    let quarter = (angle / 90).rounded(.down)
    let x = (angle - quarter * 90) * Double.pi / 180
    let (sine, cosine) = (series(x, first: x, power: 1), series(x, first: 1, power: 0))
    switch Int(quarter) % 4 {
    case 0: return Point(x: cosine, y: sine)
    case 1: return Point(x: -sine, y: cosine)
    case 2: return Point(x: -cosine, y: -sine)
    default: return Point(x: sine, y: -cosine)
    }
  }

  /// The Taylor series that starts with `first` = x^power: sine from x, cosine from 1; x in 0…π/2.
  private static func series(_ x: Double, first: Double, power: Double) -> Double {
    var term = first
    var sum = first
    var n = power
    for _ in 0..<9 {
      term *= -x * x / ((n + 1) * (n + 2))
      sum += term
      n += 2
    }
    return sum
  }
}
