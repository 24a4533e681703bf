import BarGeometry

extension FontLibrary {
  /// The families that come first for a font, before any that the scalars call for.
  func leadingFamilies(for font: FontDescription) -> [String] {
    let isLarge = font.size >= FontCatalog.displaySize && [.semibold, .bold].contains(font.weight)
    let inter = isLarge ? [FontCatalog.display.name, FontCatalog.system.name] : [FontCatalog.system.name]
    return [font.family, systemFamily].compactMap { $0 } + inter
  }

  /// What a text needs beyond its leading families.
  /// - Throws: `unknownFamily`, or `missing` when not even the system font is installed.
  func selection(
    for scalars: some Sequence<Unicode.Scalar>, font: FontDescription, locale: String
  ) throws(FontError) -> FontSelection {
    let base = try configuration(for: FontSelection())
    let leading = leadingFamilies(for: font)
    var selection = FontSelection()
    for family in leading where !base.contains(family: family) && !selection.add(familyNamed: family) {
      let known = (base.familyNames + FontCatalog.all.map(\.name)).reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      throw .unknownFamily(family, known: known)
    }
    let coverage = base.coverage(of: leading)
    // Inter, which always leads, has all of ASCII.
    for scalar in scalars where scalar.value >= 0x7F {
      if scalar.asksForEmoji {
        selection.needsEmoji = true
      } else if !scalar.isInvisible, !coverage.contains(scalar) {
        selection.add(scalar, locale: locale)
      }
    }
    return selection
  }

  /// True when no glyph of the text can have colours of its own, so that a mask of it can be tinted.
  func isTintable(_ text: PreparedText, font: FontDescription, locale: String) throws(FontError) -> Bool {
    let selection = try selection(for: text.string.unicodeScalars, font: font, locale: locale)
    guard !selection.needsEmoji else { return false }
    return try !configuration(for: selection).hasColorFonts
  }
}

extension Unicode.Scalar {
  /// Emoji by default, or a mark that turns what stands before it into one.
  var asksForEmoji: Bool {
    properties.isEmojiPresentation || value == 0xFE0F || value == 0x20E3
  }

  /// Needs no glyph: blanks, joiners, marks of direction.
  var isInvisible: Bool {
    properties.isDefaultIgnorableCodePoint || properties.isWhitespace
  }
}
