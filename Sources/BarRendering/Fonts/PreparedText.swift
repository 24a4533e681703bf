import BarGeometry

/// A string made fit for one line: line breaks and control characters become blanks, and what nobody can
/// see anyway is cut off.
struct PreparedText {
  /// Grapheme clusters that are shaped; what follows is replaced by an ellipsis. At 3 points a letter that
  /// is wider than any screen (assumed).
  private static let maximumClusters = 1000
  /// A cluster may hold any number of combining marks, so scalars are capped as well.
  private static let maximumScalars = 4000.0
  /// Pango's lengths are 32 bits of 1024ths of a point.
  private static let maximumLength = 2_000_000.0
  /// No glyph of the fixed fonts is wider: ﷽ has 9 times its size (measured).
  private static let widestGlyph = 12.0

  let string: String

  init(_ original: String, font: FontDescription) {
    let longest = PreparedText.maximumLength / (PreparedText.widestGlyph * font.size + abs(font.kern))
    let scalars = original.unicodeScalars.prefix(Int(min(PreparedText.maximumScalars, longest)))
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for (scalar, next) in zip(scalars, scalars.dropFirst().map(Optional.some) + [nil]) {
      defer { previous = scalar }
      if scalar.breaksLine {
        // A carriage return and a line feed are one break.
        if !(scalar == "\n" && previous == "\r") { line.append(" ") }
        continue
      }
      line.append(scalar)
      if scalar.isPictographByNature, !(next.map(\.joinsEmoji) ?? false) { line.append("\u{FE0F}") }
    }
    let text = String(line)
    let kept = text.prefix(PreparedText.maximumClusters)
    let isWhole = kept.endIndex == text.endIndex && scalars.endIndex == original.unicodeScalars.endIndex
    string = isWhole ? text : kept + "…"
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLine: Bool {
    // The controls of Unicode, C0 and C1, and its two separators.
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }

  /// A picture that Unicode shows as text by default and iOS as an emoji, such as 🌶: it lies in the
  /// pictograph blocks, for which Apple's text fonts have no glyphs (assumed from those fonts' coverage).
  fileprivate var isPictographByNature: Bool {
    value >= 0x1F300 && properties.isEmoji && !properties.isEmojiPresentation
  }

  /// Already says how the scalar before it is shown, or binds to it.
  fileprivate var joinsEmoji: Bool {
    value == 0xFE0F || value == 0xFE0E || value == 0x200D || properties.isEmojiModifier
  }
}
