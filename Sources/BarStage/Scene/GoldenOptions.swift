public import BarGeometry

/// What of a scene is kept as golden, and how much of it may differ.
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
    /// All frames of a step in one animated picture.
    case animation
  }

  /// A part of the screen that may differ in pictures.
  public enum Ignored: Hashable, Sendable {
    /// Points, on the screen.
    case rect(Rect)
    /// Wherever layers of this name are in a frame.
    case layer(String)
  }

  public var sampling = FrameSampling(.progress([0.3, 0.7]))
  public var crop = Crop.bar
  public var kinds: Set<Kind> = [.list, .pixels]
  public var ignored: [Ignored] = []
  public var tolerance = GoldenTolerance()
}
