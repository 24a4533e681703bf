public import BarGeometry

/// Everything to be drawn at one instant: immutable, comparable, printable.
///
/// Equal lists give equal pixels: the compositor gets nothing by another way (images are named by the
/// digest of their pixels). Layers are painted in order, later ones over earlier ones.
public struct DisplayList: Hashable, Sendable {
  /// The canvas, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  public var layers: [Layer]

  public init(size: Size, scale: Double, layers: [Layer]) {
    self.size = size
    self.scale = scale
    self.layers = layers
  }

  /// The canvas in whole pixels, rounded to nearest.
  public var pixelWidth: Int { Int((size.width * scale).rounded()) }
  public var pixelHeight: Int { Int((size.height * scale).rounded()) }
}
