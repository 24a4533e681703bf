/// What a pan recogniser knows when the finger leaves, along the direction of a pop.
public struct PanRelease: Hashable, Sendable {
  /// Points: how far the page lies from where it is before the pop.
  public var translation: Double
  /// Points a second.
  public var velocity: Double
  /// Seconds since the touch.
  public var duration: Double
  /// The page's width, points.
  public var width: Double

  public init(translation: Double, velocity: Double, duration: Double, width: Double) {
    self.translation = translation
    self.velocity = velocity
    self.duration = duration
    self.width = width
  }

  /// Of the pop, 0…1.
  public var fraction: Double { width > 0 ? min(max(translation / width, 0), 1) : 0 }
}
