/// One pixel of both pictures, and how far apart they are there.
public struct ComparedPixel: Hashable, Sendable {
  public var x: Int
  public var y: Int
  /// By the metric, in the unit of its limit.
  public var distance: Double
  /// CIEDE2000, whatever the metric; of translucent pixels as they look on the rule's background.
  public var deltaE: Double

  public init(x: Int, y: Int, distance: Double, deltaE: Double) {
    self.x = x
    self.y = y
    self.distance = distance
    self.deltaE = deltaE
  }
}
