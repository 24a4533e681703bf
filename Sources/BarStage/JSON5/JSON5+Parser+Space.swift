extension JSON5.Parser {
  /// The scalar that begins at an offset inside the text, and its length in bytes. The text is valid UTF-8.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = bytes[offset]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let text = String(decoding: bytes[offset..<min(offset + length, bytes.count)], as: UTF8.self)
    return (text.unicodeScalars.first ?? "\u{FFFD}", length)
  }

  /// Passes white space and comments.
  mutating func skipSpace() throws(JSON5.SyntaxError) {
    while let byte {
      switch byte {
      case 0x09...0x0D, 0x20: index += 1
      case UInt8(ascii: "/"): try skipComment()
      case 0x80...:
        let (scalar, length) = scalar(at: index)
        guard Self.isSpace(scalar) else { return }
        index += length
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSON5.SyntaxError) {
    let start = index
    index += 1
    if take("/") {
      while index < bytes.count, !isLineEnd(at: index) { index += 1 }
    } else if take("*") {
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          index += 2
          return
        }
        index += 1
      }
      throw error(at: start, "the comment has no end", "close it with */")
    } else {
      throw error(at: start, "unexpected '/'", "start a comment with // or /*")
    }
  }

  /// LF, CR, U+2028 (E2 80 A8) or U+2029 (E2 80 A9): what ends a line for JSON5.
  func isLineEnd(at offset: Int) -> Bool {
    switch bytes[offset] {
    case 0x0A, 0x0D: true
    case 0xE2: offset + 2 < bytes.count && bytes[offset + 1] == 0x80 && bytes[offset + 2] & 0xFE == 0xA8
    default: false
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2028, 0x2029, 0xFEFF: true
    default: scalar.properties.generalCategory == .spaceSeparator
    }
  }
}
