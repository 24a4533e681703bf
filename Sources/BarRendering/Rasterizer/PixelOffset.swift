/// A distance in whole pixels, right and down.
public struct PixelOffset: Hashable, Sendable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  public static let zero = PixelOffset(x: 0, y: 0)
}
