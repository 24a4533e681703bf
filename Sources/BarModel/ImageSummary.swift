public import BarGeometry

/// All that rules may know of an image; the pixels stay with the renderer.
public struct ImageSummary: Hashable, Sendable {
  /// Hex digest of the decoded pixels.
  public var digest: String
  /// Points.
  public var size: Size
  /// True when some pixel has an alpha below 1.
  public var hasAlpha: Bool
  public var averageColor: Color

  public init(digest: String, size: Size, hasAlpha: Bool, averageColor: Color) {
    self.digest = digest
    self.size = size
    self.hasAlpha = hasAlpha
    self.averageColor = averageColor
  }

  /// A zero-size image (`UIImage()`): clear, draws nothing.
  public static let empty = ImageSummary(
    digest: "empty", size: .zero, hasAlpha: true, averageColor: .clear)

  public var isEmpty: Bool { size.isEmpty }
}
