public import BarCodecs
public import BarPixels

/// A picture to be compared with a golden or to become one.
public struct GoldenPicture: Equatable, Sendable {
  public var image: StraightImage
  /// Pixels per point; written into the file, not compared.
  public var scale: Double

  public init(image: StraightImage, scale: Double) {
    self.image = image
    self.scale = scale
  }

  /// Cost: O(pixels), to undo the premultiplication.
  public init(_ pixmap: Pixmap, scale: Double) {
    self.init(
      image: StraightImage(
        width: pixmap.width, height: pixmap.height, rgba: PixelRows.straightBytes(pixmap)),
      scale: scale)
  }
}
