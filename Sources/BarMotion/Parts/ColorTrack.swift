public import BarGeometry

/// A colour over a transition.
public struct ColorTrack: Hashable, Sendable {
  public var start: Color
  public var end: Color
  public var mixing: ColorMixing
  public var pace: Pace

  public init(_ start: Color, to end: Color, mixing: ColorMixing = .straight, pace: Pace = .linear) {
    self.start = start
    self.end = end
    self.mixing = mixing
    self.pace = pace
  }

  /// Components rounded to 8 bits.
  public func value(at instant: Instant, duration: Double) -> Color {
    let ramp = instant.animationTime == nil ? pace.dragged : pace.timed
    return mixing.mix(start, end, ramp.value(at: instant, duration: duration)).quantized
  }
}
