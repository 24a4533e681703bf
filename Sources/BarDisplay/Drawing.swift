public import BarGeometry

/// A small vector picture, rasterised once: page placeholders, status bar, indicators.
public struct Drawing: Hashable, Sendable {
  /// Points. Shapes are clipped to it.
  public var size: Size
  public var shapes: [Shape]

  public init(size: Size, shapes: [Shape]) {
    self.size = size
    self.shapes = shapes
  }
}
