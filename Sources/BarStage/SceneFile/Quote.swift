/// A piece of the user's text inside a message: in single quotes, short, and without control characters.
package struct Quote: CustomStringConvertible {
  package let description: String

  package init(_ text: String) {
    description = "'\(Quote.clip(text))'"
  }

  /// At most 40 printable scalars. Cost: constant, however long the text or one of its characters is.
  static func clip(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(41)
    return printable(start.count > 40 ? String(start.prefix(39)) + "…" : String(start))
  }

  /// The text without what could move a terminal's cursor or reorder a line: control characters become
  /// spaces, bidirectional controls go.
  package static func printable(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0xFEFF: continue
      case 0x2028, 0x2029: scalars.append(" ")
      default: scalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
      }
    }
    return String(scalars)
  }

  /// "a → b → c"; of a long way its two ends.
  static func chain(_ names: [String]) -> String {
    let shown = names.map { clip($0) }
    let parts = shown.count > 8 ? shown.prefix(4) + ["…"] + shown.suffix(3) : shown[...]
    return parts.joined(separator: " → ")
  }

  /// "'a'", "'a' or 'b'", "'a', 'b' or 'c'"; a long list ends with "…".
  package static func choice(_ words: [String]) -> String {
    let shown = words.prefix(12).map { "\(Quote($0))" }
    guard words.count <= 12, shown.count > 1 else {
      return shown.joined(separator: ", ") + (words.count > 12 ? ", …" : "")
    }
    return shown.dropLast().joined(separator: ", ") + " or " + shown[shown.count - 1]
  }
}
