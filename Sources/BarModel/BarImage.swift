public import BarGeometry

/// An image as a bar property holds it: what it is and how it stretches.
public struct BarImage: Hashable, Sendable {
  /// `UIImage.RenderingMode`.
  public enum RenderingMode: String, CaseIterable, Hashable, Sendable {
    /// Template in bar items and back indicators, original in backgrounds.
    case automatic
    case template
    case original
  }

  /// As the scene names it; for messages and traces.
  public var name: String
  public var summary: ImageSummary
  /// Points of the image; nil = not resizable.
  public var capInsets: EdgeInsets?
  public var tiles: Bool
  public var rendering: RenderingMode
  /// Drawn mirrored in right-to-left layout (`UIImage.flipsForRightToLeftLayoutDirection`); cap insets are those of
  /// the unmirrored picture.
  public var flipsForRightToLeft: Bool
  /// Every pixel has this colour; nil: it was not made of one.
  public var solidColor: Color?
  /// False: nothing is stored under its digest, it is drawn as its colour.
  public var hasPixels = true

  public init(
    name: String, summary: ImageSummary, capInsets: EdgeInsets? = nil, tiles: Bool = true,
    rendering: RenderingMode = .automatic, flipsForRightToLeft: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.capInsets = capInsets
    self.tiles = tiles
    self.rendering = rendering
    self.flipsForRightToLeft = flipsForRightToLeft
  }

  /// `UIImage()`.
  public static let empty = BarImage(name: "empty", summary: .empty)

  public var isEmpty: Bool { summary.isEmpty }
  public var size: Size { summary.size }
}
