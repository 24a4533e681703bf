/// Width and height, in points unless the API that takes it says pixels.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)

  /// True when nothing can be drawn in it: one side is zero or negative.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}
