/// Everything measured in one frame of a transition, points.
package struct MotionReading {
  package struct Part: Hashable {
    /// From where it rests, to the right; nil when it is too faint to be found.
    package var shift: Double?
    /// 1 as at rest.
    package var alpha: Double
  }

  /// Left edge of the upper page.
  package var x: Double
  /// Left edge of the lower page; nil when nothing on it could be recognised.
  package var coveredX: Double?
  /// nil when too little of the lower page is in sight.
  package var dim: Double?
  /// Alphas of the edge's shadow at `CoveredPage.distances`; empty where it cannot be told.
  package var shadow: [Double] = []
  package var parts: [MovingPart: Part] = [:]
}
