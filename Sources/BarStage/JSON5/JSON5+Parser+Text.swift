extension JSON5.Parser {
  mutating func string() throws(JSON5.SyntaxError) -> String {
    let start = index
    let quote = bytes[index]
    index += 1
    var text: [UInt8] = []
    while let byte {
      switch byte {
      case quote:
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try escape(into: &text)
      case 0x0A, 0x0D:
        throw unclosedString(start, quote)
      default:
        text.append(byte)
        index += 1
      }
    }
    throw unclosedString(start, quote)
  }

  private func unclosedString(_ start: Int, _ quote: UInt8) -> JSON5.SyntaxError {
    error(
      at: start, "the string has no end on its line",
      "close it with \(Unicode.Scalar(quote)), or end the line with \\ to go on")
  }

  /// Reads one escape sequence, a line continuation included; `index` stands on the backslash.
  private mutating func escape(into text: inout [UInt8]) throws(JSON5.SyntaxError) {
    let start = index
    index += 1
    guard let byte else { return }
    if isLineEnd(at: index) {
      index += byte == 0xE2 ? 3 : 1
      if byte == 0x0D { _ = take("\n") }
      return
    }
    index += 1
    switch Unicode.Scalar(byte) {
    case "b": text.append(0x08)
    case "f": text.append(0x0C)
    case "n": text.append(0x0A)
    case "r": text.append(0x0D)
    case "t": text.append(0x09)
    case "v": text.append(0x0B)
    case "0" where !(self.byte.map { (0x30...0x39).contains($0) } ?? false): text.append(0)
    case "0"..."9":
      throw error(at: start, "an octal escape is not JSON5", "write \\x and two hex digits")
    case "x": append(try hex(digits: 2, from: start), to: &text, start)
    case "u": append(try unicodeEscape(from: start), to: &text, start)
    // Any other character stands for itself; the rest of its bytes follow as plain text.
    default: text.append(byte)
    }
  }

  private func append(_ value: UInt32, to text: inout [UInt8], _ start: Int) {
    // `hex` and `unicodeEscape` only return scalar values.
    text += Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }

  /// Four hex digits after `\u`, joined with the second half of a surrogate pair where there is one.
  mutating func unicodeEscape(from start: Int) throws(JSON5.SyntaxError) -> UInt32 {
    let high = try hex(digits: 4, from: start)
    guard (0xD800...0xDFFF).contains(high) else { return high }
    if high < 0xDC00, take("\\"), take("u") {
      let low = try hex(digits: 4, from: start)
      if (0xDC00...0xDFFF).contains(low) { return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00) }
    }
    throw error(
      at: start, "half of a surrogate pair is no character", "write both halves, or the character itself")
  }

  private mutating func hex(digits: Int, from start: Int) throws(JSON5.SyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error(at: start, "the escape needs \(digits) hex digits", "write them all, or remove the \\")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
