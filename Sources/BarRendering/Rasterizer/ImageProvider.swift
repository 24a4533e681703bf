public import BarPixels

/// Where the rasterizer finds the pixels of images.
public protocol ImageProvider: Sendable {
  /// The decoded image with this digest, nil when there is none.
  func image(digest: String) -> Pixmap?
}
