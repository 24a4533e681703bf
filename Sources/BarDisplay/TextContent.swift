public import BarGeometry

/// One line of text: what to shape, not where or in which colour.
public struct TextContent: Hashable, Sendable {
  public var string: String
  public var font: FontDescription
  /// The layout's direction: which end is leading, and how a text without letters runs. Within the line the text's
  /// own first strong letter decides.
  public var direction: LayoutDirection
  /// BCP 47, chooses regional glyph forms ("zh-Hant").
  public var locale: String
  /// Distance of the baseline from the frame's top, points. Stated, not taken from the font, so that layout
  /// does not change with the font file.
  public var baseline: Double
  public var alignment: TextAlignment

  /// The text is ellipsized at its end when it is wider than the layer's frame.
  public init(
    _ string: String, font: FontDescription, direction: LayoutDirection = .leftToRight,
    locale: String = "en", baseline: Double, alignment: TextAlignment = .leading
  ) {
    self.string = string
    self.font = font
    self.direction = direction
    self.locale = locale
    self.baseline = baseline
    self.alignment = alignment
  }

  /// Room for accents, tails and emoji outside the line box, points.
  public var inkOutset: Double { font.size / 2 }
}
