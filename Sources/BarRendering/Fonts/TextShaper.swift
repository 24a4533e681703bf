public import BarGeometry
import CCairo
import CPango

/// Turns strings into positioned glyphs with Pango and HarfBuzz. One pixel of Pango is one point here: no hinting, no
/// rounding of positions, so that a width does not depend on the scale.
public final class TextShaper: Sendable {
  /// Points. More would overflow Pango's 32-bit lengths on a long line.
  public static let maximumSize = 1000.0

  let library: FontLibrary

  public init(library: FontLibrary) { self.library = library }

  /// Measures one line that may grow as wide as it likes. Line breaks count as blanks; of very long
  /// strings the first 1,000 grapheme clusters and an ellipsis are measured. Cost: O(length), about 50 µs
  /// for a title.
  /// - Throws: what is wrong with the font or its files.
  public func measure(
    _ string: String, font: FontDescription, direction: LayoutDirection, locale: String
  ) throws(FontError) -> TextMetrics {
    try FontGate.pass { () throws(FontError) in
      let line = try line(string, font: font, direction: direction, locale: locale, width: nil)
      return TextMetrics(width: line.width, unknownGlyphCount: line.unknownGlyphCount)
    }
  }

  /// Shapes a line and, when it is wider than `width` points, cuts its end off with an ellipsis. The caller has
  /// passed the gate.
  func line(
    _ string: String, font: FontDescription, direction: LayoutDirection, locale: String, width: Double?
  ) throws(FontError) -> ShapedLine {
    try TextShaper.validate(font)
    let text = PreparedText(string, font: font).string
    let selection = try library.selection(for: text.unicodeScalars, font: font, locale: locale)
    let context = try library.contexts.context(
      for: TextContexts.Key(selection: selection, locale: locale, direction: direction),
      configuration: library.configuration(for: selection))
    guard let layout = pango_layout_new(context) else { throw .unavailable("no layout") }
    // Natural writing direction, as UIKit's labels have it: the text's first strong letter decides (documented:
    // Unicode rules P2 and P3), the layout's direction only where there is none.
    pango_layout_set_auto_dir(layout, 1)
    pango_layout_set_single_paragraph_mode(layout, 1)
    set(font, families: library.leadingFamilies(for: font) + selection.families.map(\.name), on: layout)
    let line = ShapedLine(layout: layout, text: text, kern: font.kern)
    if let width { line.truncate(to: width) }
    return line
  }

  func isTintable(_ string: String, font: FontDescription, locale: String) throws(FontError) -> Bool {
    try TextShaper.validate(font)
    return try library.isTintable(PreparedText(string, font: font), font: font, locale: locale)
  }

  private func set(_ font: FontDescription, families: [String], on layout: OpaquePointer) {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight.rawValue)))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    guard font.kern != 0 else { return }
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(
      attributes, pango_attr_letter_spacing_new(Int32((font.kern * Double(PANGO_SCALE)).rounded())))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private static func validate(_ font: FontDescription) throws(FontError) {
    guard font.size > 0, font.size <= maximumSize else {
      throw .invalidFont("no font can have a size of \(font.size) points")
    }
    guard abs(font.kern) <= maximumSize else {
      throw .invalidFont("no font can have a kern of \(font.kern) points")
    }
  }
}
