import BarGeometry

/// One property over a transition: from a value to a value, along one ramp while an animation runs and along
/// another while a finger drags.
public struct Track: Hashable, Sendable {
  public var start: Double
  public var end: Double
  public var timed: Ramp
  public var dragged: Ramp

  public init(_ start: Double, to end: Double, timed: Ramp = .linear, dragged: Ramp = .linear) {
    self.start = start
    self.end = end
    self.timed = timed
    self.dragged = dragged
  }

  /// Rounded to a thousandth.
  public func value(at instant: Instant, duration: Double) -> Double {
    let ramp = instant.animationTime == nil ? dragged : timed
    return start.interpolated(to: end, ramp.value(at: instant, duration: duration)).quantized
  }
}
