public import BarPixels

/// A picture read from a file, ready to be drawn, in sRGB.
public struct DecodedImage: Sendable {
  /// Premultiplied.
  public var pixmap: Pixmap
  /// Whether any pixel is not fully opaque; a file may have an alpha channel without using it.
  public var hasAlpha: Bool
  public var metadata: ImageMetadata

  public init(pixmap: Pixmap, hasAlpha: Bool, metadata: ImageMetadata) {
    self.pixmap = pixmap
    self.hasAlpha = hasAlpha
    self.metadata = metadata
  }
}
