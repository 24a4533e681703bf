/// A value that goes from 0 to 1 within a window of its driver.
public struct Ramp: Hashable, Sendable {
  public enum Driver: Hashable, Sendable {
    /// The operation's progress.
    case progress
    /// Elapsed time as a share of the animation's duration.
    case time
  }

  public enum Shape: Hashable, Sendable {
    /// u^n
    case easeIn(power: Int)
    /// 1 − (1 − u)^n
    case easeOut(power: Int)
    /// s·u + (1 − s)·u²: begins with slope s and ends at 1.
    case bentIn(slope: Double)
    /// The same backwards: ends with slope s.
    case bentOut(slope: Double)
    /// For what goes while something comes on top that will hide `cover` of it: together they are an exact
    /// cross-fade. With cover 1 it stays whole, with 0 it fades evenly.
    case covered(by: Double)
    /// For what comes while something goes on top that hid `cover` of it.
    case uncovered(by: Double)
    /// The progress of a curve whose duration is the window.
    case eased(TimingCurve)
    /// In equal steps, `ticks` of which make the whole: the last one is cut where that is no whole number.
    case ticks(Double)
  }

  public var driver: Driver
  /// Share of the driver's range at which the ramp begins and ends.
  public var start: Double
  public var end: Double
  public var shape: Shape

  public init(
    _ driver: Driver, from start: Double = 0, to end: Double = 1, _ shape: Shape = .easeIn(power: 1)
  ) {
    self.driver = driver
    self.start = start
    self.end = end
    self.shape = shape
  }

  public static let linear = Ramp(.progress)

  public func value(at instant: Instant, duration: Double) -> Double {
    let position =
      switch driver {
      case .progress: instant.progress
      case .time: duration > 0 ? (instant.animationTime ?? instant.time) / duration : 1
      }
    let u = min(max((position - start) / (end - start), 0), 1)
    switch shape {
    case .easeIn(let power): return Ramp.power(u, power)
    case .easeOut(let power): return 1 - Ramp.power(1 - u, power)
    case .bentIn(let slope): return Ramp.bent(u, slope)
    case .bentOut(let slope): return 1 - Ramp.bent(1 - u, slope)
    case .covered(let cover): return Ramp.covered(u, cover)
    case .uncovered(let cover): return 1 - Ramp.covered(1 - u, cover)
    case .eased(let curve): return curve.progress(at: u, duration: 1)
    case .ticks(let ticks): return min((u * ticks.rounded(.up) + 1e-6).rounded(.down), ticks) / ticks
    }
  }

  /// What is left is (1 − u) / (1 − u·cover): times what the upper one lets through, 1 − u·cover, that is 1 − u.
  private static func covered(_ u: Double, _ cover: Double) -> Double {
    u >= 1 ? 1 : u * (1 - cover) / (1 - u * cover)
  }

  private static func bent(_ u: Double, _ slope: Double) -> Double { u * (slope + (1 - slope) * u) }

  /// By repeated multiplication: the same bits everywhere.
  private static func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1.0) { product, _ in product * base }
  }
}
