public import BarGeometry

/// What a layer shows. The rasterizer draws each text, image and drawing once; colours are put on later, so
/// that a changing tint never shapes a text again.
public enum Content: Hashable, Sendable {
  case none
  case color(Color)
  case text(TextContent, color: Color)
  /// `tint` replaces the colours of the image and keeps its alpha (template rendering); nil draws it as it is.
  case image(ImageContent, tint: Color?)
  case gradient(GradientContent)
  case drawing(Drawing)

  /// How far ink may reach beyond the layer's frame on every side, in points.
  public var outset: Double {
    if case .text(let text, _) = self { text.inkOutset } else { 0 }
  }
}
