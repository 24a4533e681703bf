import BarGeometry

/// How progress follows time.
public enum TimingCurve: Hashable, Sendable {
  /// UIKit's push and pop: a critically damped spring, 1 − (1 + ωt)·e^(−ωt) with ω = √(1000 / 3) s⁻¹, cut off at
  /// 0.5 s. Measured: fits recordings with exact cadence within 0.2 pt of 375; CASpringAnimation mass 3, stiffness
  /// 1000, damping 500 by view dumps of several authors.
  case uikit
  case linear
  /// A CSS cubic Bézier from (0, 0) to (1, 1).
  case cubic(Double, Double, Double, Double)

  static let omega = (1000.0 / 3).squareRoot()

  /// Progress 0…1 at `time` seconds of an animation that lasts `duration` seconds. At the end it is exactly 1
  /// (the spring's last 0.0011 is jumped, as Core Animation does). Rounded to 1/65536, so that all CPUs agree.
  public func progress(at time: Double, duration: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= duration { return 1 }
    let raw: Double
    switch self {
    case .uikit:
      // Scaled when a scene asks for another duration than 0.5 s.
      let phase = TimingCurve.omega * time * 0.5 / duration
      raw = 1 - (1 + phase) * exponential(-phase)
    case .linear: raw = time / duration
    case .cubic(let x1, let y1, let x2, let y2):
      raw = TimingCurve.bezier(time / duration, x1, y1, x2, y2)
    }
    return (raw * 65536).rounded() / 65536
  }

  /// The time at which `progress` is reached: the inverse, by bisection (40 halvings).
  public func time(at progress: Double, duration: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return duration }
    var low = 0.0
    var high = duration
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.progress(at: middle, duration: duration) < progress { low = middle } else { high = middle }
    }
    return ((low + high) / 2).quantizedTime
  }

  /// y of the Bézier at abscissa `x`, by bisection on its parameter.
  private static func bezier(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double)
    -> Double
  {
    func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if value(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return value((low + high) / 2, y1, y2)
  }
}

/// e^x for −10 ≤ x ≤ 0 from + − × / alone, so that every CPU gives the same bits (the C library's exp does
/// not): a Taylor series of x / 64, squared six times. Within 1e-14.
package func exponential(_ x: Double) -> Double {
  let reduced = x / 64
  var term = 1.0
  var sum = 1.0
  for n in 1...12 {
    term *= reduced / Double(n)
    sum += term
  }
  for _ in 0..<6 { sum *= sum }
  return sum
}

extension Double {
  /// Rounded to a microsecond.
  public var quantizedTime: Double { (self * 1_000_000).rounded() / 1_000_000 }
}
