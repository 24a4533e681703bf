/// One thing to mend in a file. Prints as `file:line:column: error: path: message: remedy`, a form that editors
/// and build servers recognise, and below it the source line with a caret.
public struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Severity: String, Hashable, Sendable {
    case error
    case warning
  }

  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in characters.
  public var column: Int
  public var severity: Severity
  /// Such as `$.screens.home.title`; empty when the text has no structure yet.
  public var path: String
  public var message: String
  public var remedy: String
  /// The line, shortened when it is long, with tabs and control characters as spaces.
  public var sourceLine: String
  /// How many characters of `sourceLine` stand before the caret.
  public var caret: Int
  /// Nothing is wrong with the file but that a program which reads something it names is not installed.
  public var isMissingProgram = false

  /// The first line of `description`, for places that show no source.
  public var summary: String {
    let place = "\(file):\(line):\(column): \(severity.rawValue): "
    return place + (path.isEmpty ? "" : path + ": ") + message + ": " + remedy
  }

  public var description: String {
    let padding = sourceLine.prefix(caret).map { Diagnostic.isWide($0) ? "  " : " " }.joined()
    return "\(summary)\n  \(sourceLine)\n  \(padding)^"
  }

  /// True for characters that take two cells of a terminal (Unicode annex 11, classes W and F, by block).
  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }
}
