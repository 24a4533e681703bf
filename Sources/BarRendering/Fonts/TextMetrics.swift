/// What is known of a line of text before it is drawn.
public struct TextMetrics: Hashable, Sendable {
  /// The sum of the advances with kerning and tracking, points; also where the next text would start.
  public var width: Double
  /// Glyphs that no font has; they would be drawn as boxes.
  public var unknownGlyphCount: Int

  public init(width: Double, unknownGlyphCount: Int) {
    self.width = width
    self.unknownGlyphCount = unknownGlyphCount
  }
}
