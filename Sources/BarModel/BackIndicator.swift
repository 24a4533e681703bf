/// A custom back indicator with its transition mask.
public struct BackIndicator: Hashable, Sendable {
  public var image: BarImage
  /// Its opaque part is where a title that slides under the indicator may be seen.
  public var mask: BarImage

  public init(image: BarImage, mask: BarImage) {
    self.image = image
    self.mask = mask
  }

  /// nil when either is missing: UIKit then uses its own pair (documented).
  init?(image: BarImage?, mask: BarImage?) {
    guard let image, let mask else { return nil }
    self.init(image: image, mask: mask)
  }
}
