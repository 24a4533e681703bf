public import BarGeometry

/// What of a scene is kept as golden.
public struct GoldenOptions: Hashable, Sendable {
  public enum Crop: Hashable, Sendable {
    case screen
    /// The bar with the status bar, its line and a few points below.
    case bar
    /// Points.
    case rect(Rect)
  }

  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case list
    case pixels
  }

  public var sampling = FrameSampling(.progress([0.3, 0.7]))
  public var crop = Crop.bar
  public var kinds: Set<Kind> = [.list, .pixels]
}
