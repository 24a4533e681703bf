public import BarGeometry

/// One step of a drawing. Coordinates are points in the drawing, origin at the top left.
public enum Shape: Hashable, Sendable {
  /// A filled rectangle, corners rounded by `radius`.
  case rect(Rect, radius: Double, fill: Color)
  case ellipse(Rect, fill: Color)
  case fill(Path, Color)
  /// Round caps and joins.
  case stroke(Path, width: Double, Color)
  case gradient(Rect, radius: Double, GradientContent)
  /// A soft shadow of a rounded rectangle: `blur` is the Gaussian sigma in points.
  case shadow(Rect, radius: Double, blur: Double, Color)
  /// The text's frame; the text inside is ellipsized to its width.
  case text(Rect, TextContent, Color)
  case image(Rect, ImageContent, tint: Color?)
}
