public import BarGeometry

/// An image, named by the digest of its pixels, and how it fills the layer's frame.
public struct ImageContent: Hashable, Sendable {
  /// Lower-case hex digest of the decoded pixels; the key into the image store given to the compositor.
  public var digest: String
  /// Natural size, points.
  public var size: Size
  public var fill: ImageFill
  /// Mirrored left to right (directional images in right-to-left layout).
  public var isFlipped: Bool

  public init(digest: String, size: Size, fill: ImageFill = .scaleToFill, isFlipped: Bool = false) {
    self.digest = digest
    self.size = size
    self.fill = fill
    self.isFlipped = isFlipped
  }
}
