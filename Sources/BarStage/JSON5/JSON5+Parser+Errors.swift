extension JSON5.Parser {
  func error(at offset: Int, _ message: String, _ remedy: String) -> JSON5.SyntaxError {
    JSON5.SyntaxError(offset: offset, message: message, remedy: remedy)
  }

  /// Something else stands where `expected` should; a character that is often typed by mistake has its own
  /// remedy.
  func unexpected(_ expected: String, _ remedy: String) -> JSON5.SyntaxError {
    guard byte != nil else {
      return error(at: index, "expected \(expected), found the end of the file", remedy)
    }
    let found = scalar(at: index).scalar
    let shown = found.properties.generalCategory == .control ? "a control character" : "\(Quote("\(found)"))"
    return error(at: index, "expected \(expected), found \(shown)", Self.mistake(found) ?? remedy)
  }

  private static func mistake(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "“", "”", "„", "«", "»": "use straight quotes, \"…\""
    case "‘", "’": "use straight quotes, '…'"
    // Left on by a Chinese or Japanese input method.
    case "，", "、": "use the narrow comma ','"
    case "：": "use the narrow colon ':'"
    case "｛", "｝", "［", "］": "use narrow braces and brackets"
    case "#": "put a colour in quotes; a comment starts with //"
    case "=", ";": "use ':' after a key and ',' between values"
    default: nil
    }
  }
}
