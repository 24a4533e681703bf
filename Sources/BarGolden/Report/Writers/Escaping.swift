/// Foreign words inside our own forms. All of it goes by Unicode scalars: a “<” under an accent is one character to
/// Swift, and still opens a tag to a browser.
package enum Escaping {
  /// For HTML and XML, in text and in attributes. What XML cannot hold is shown by its number.
  package static func markup(_ text: String) -> String {
    replacing(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\t", "\n": "&#\(scalar.value);"
      default: isVisible(scalar) ? nil : number(scalar)
      }
    }
  }

  /// For a cell of a table in GitHub's Markdown, also between `<code>` and `</code>`: every character with a meaning
  /// there becomes its number, so that none of it is a tag, a link, a mention or the end of the cell.
  static func markdown(_ text: String) -> String {
    replacing(text) { scalar in
      switch scalar {
      case "&", "<", ">", "|", "`", "*", "_", "[", "]", "~", "\\", "@", "#", "!", "$", ":", "\"", "'":
        "&#\(scalar.value);"
      case "\t", "\n": " "
      default: isVisible(scalar) ? nil : number(scalar)
      }
    }
  }

  /// For one line of a terminal: nothing in a name can end the line, colour it or turn it round.
  static func line(_ text: String) -> String {
    replacing(text) { isVisible($0) ? nil : number($0) }
  }

  /// For the message of a workflow command of GitHub.
  static func command(_ text: String) -> String {
    replacing(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: isVisible(scalar) ? nil : number(scalar)
      }
    }
  }

  /// For a property of a workflow command of GitHub.
  static func commandProperty(_ text: String) -> String {
    replacing(command(text)) { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }

  private static func number(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// No control character, no line end, nothing that turns the direction of what follows, nothing without a meaning.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: false
    default: true
    }
  }

  private static func replacing(_ text: String, _ other: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let words = other(scalar) { result += words } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
