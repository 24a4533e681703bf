/// A value that has a middle: `a.interpolated(to: b, 0)` is a, at 1 it is b.
public protocol Interpolatable {
  func interpolated(to end: Self, _ fraction: Double) -> Self
}

extension Double: Interpolatable {
  public func interpolated(to end: Double, _ fraction: Double) -> Double {
    self + (end - self) * fraction
  }
}

extension Double {
  /// Rounded to a thousandth, half away from zero. Everything a choreography puts out passes through
  /// here: the C library's exp and cos differ in the last bit between CPUs, a thousandth of a point does
  /// not, and it prints short. Never minus zero.
  public var quantized: Double { (self * 1000).rounded() / 1000 + 0 }

  public func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
