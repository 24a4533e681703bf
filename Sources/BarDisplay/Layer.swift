public import BarGeometry

/// One rectangle of a display list, with what it shows and how; the software twin of a `CALayer`.
///
/// A layer draws inside its frame grown by `outset`, never elsewhere. Sublayers are placed in its
/// coordinates and may stick out unless `clipsToBounds`.
public struct Layer: Hashable, Sendable {
  /// What it is, as a path of roles: "from/page", "bar/title". Names tell layers apart in dumps and reports.
  public var name: String
  /// In the parent's coordinates, points. x may be fractional in pixels; contents then are resampled.
  public var frame: Rect
  public var content: Content
  /// The size that the content is drawn at, once, to be stretched over the frame, points; nil: the frame's own. A
  /// title that grows in flight is drawn at its largest.
  public var contentsSize: Size?
  /// 0…1, of the layer with all it contains.
  public var opacity: Double
  /// Applied, in order, to what is already drawn under the frame before the content goes on top.
  public var backdropFilters: [Filter]
  public var clipsToBounds: Bool
  /// Composited once into a pixmap of its own and reused while nothing in it changes. What is in it cannot
  /// see (blur) what is outside.
  public var shouldRasterize: Bool
  public var sublayers: [Layer]
  /// At most one: see `mask`. An array because a value cannot hold itself.
  private var maskLayers: [Layer]

  public init(
    _ name: String, frame: Rect, content: Content = .none, contentsSize: Size? = nil, opacity: Double = 1,
    backdropFilters: [Filter] = [], clipsToBounds: Bool = false, shouldRasterize: Bool = false,
    mask: Layer? = nil, sublayers: [Layer] = []
  ) {
    self.name = name
    self.frame = frame
    self.content = content
    self.contentsSize = contentsSize
    self.opacity = opacity
    self.backdropFilters = backdropFilters
    self.clipsToBounds = clipsToBounds
    self.shouldRasterize = shouldRasterize
    self.sublayers = sublayers
    maskLayers = mask.map { [$0] } ?? []
  }

  /// How far the content may reach beyond the frame on every side, points.
  public var outset: Double {
    guard let contentsSize, !contentsSize.isEmpty else { return content.outset }
    return content.outset
      * max(frame.width / contentsSize.width, frame.height / contentsSize.height)
  }

  /// A layer (in this one's coordinates) whose alpha says where this one shows: 1 shows, 0 hides. Where the
  /// mask draws nothing, nothing shows.
  public var mask: Layer? {
    get { maskLayers.first }
    set { maskLayers = newValue.map { [$0] } ?? [] }
  }
}
