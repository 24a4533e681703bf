public import BarGeometry

/// A linear gradient across the layer's frame.
public struct GradientContent: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    /// 0…1 along the axis.
    public var location: Double
    public var color: Color

    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  public var stops: [Stop]
  /// Degrees; 0 runs left to right, 90 top to bottom.
  public var angle: Double

  public init(stops: [Stop], angle: Double = 0) {
    self.stops = stops
    self.angle = angle
  }
}
