public import BarGeometry

/// What a text is set in where its own font has no glyph.
public struct FontFallback: Hashable, Sendable {
  /// Families that stand in, in the order in which they are tried.
  public var families: [String]
  /// What no font has: a box is drawn.
  public var missing: [Unicode.Scalar]
}

extension FontLibrary {
  /// The fallback of a text; empty where its own font has everything. Cost: opens the fonts that the text needs.
  /// - Throws: `FontError`.
  public func fallback(for text: String, font: FontDescription, locale: String) throws(FontError)
    -> FontFallback
  {
    let scalars = text.unicodeScalars
    let chosen = try selection(for: scalars, font: font, locale: locale)
    let names = chosen.families.map(\.name)
    let coverage = try configuration(for: chosen).coverage(of: leadingFamilies(for: font) + names)
    // Glyphs with colours of their own are in no coverage.
    let missing = scalars.filter {
      $0.value >= 0x7F && !$0.isInvisible && !$0.asksForEmoji && !FontCatalog.emoji.contains($0)
        && !coverage.contains($0)
    }
    let leading = Set(leadingFamilies(for: font).map(FontConfiguration.key))
    return FontFallback(
      families: names.filter { !leading.contains(FontConfiguration.key($0)) }, missing: Array(missing))
  }
}
