extension JSON5.Parser {
  mutating func number() throws(JSON5.SyntaxError) -> JSON5.Value {
    let start = index
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    let magnitude: Double
    switch byte {
    case UInt8(ascii: "I"), UInt8(ascii: "N"):
      guard case .number(let special, _) = try word() else { throw malformed(start) }
      magnitude = special
    case UInt8(ascii: "0") where index + 1 < bytes.count && bytes[index + 1] | 0x20 == UInt8(ascii: "x"):
      magnitude = try hexadecimal(start)
    default:
      magnitude = try decimal(start)
    }
    // "3px" and "1.2.3" must not be read as a number with something after it.
    if index < bytes.count {
      let next = scalar(at: index).scalar
      if Self.isPart(next) || next == "." { throw malformed(start) }
    }
    return .number(number: isNegative ? -magnitude : magnitude)
  }

  private mutating func hexadecimal(_ start: Int) throws(JSON5.SyntaxError) -> Double {
    let digits = index
    index += 2
    while let byte, Character(Unicode.Scalar(byte)).isHexDigit { index += 1 }
    guard index > digits + 2, let value = Double(text(from: digits)) else { throw malformed(start) }
    return value
  }

  private mutating func decimal(_ start: Int) throws(JSON5.SyntaxError) -> Double {
    let whole = index
    let wholeDigits = skipDigits()
    // ES5 reads 010 as octal in some places and 10 in others; JSON5 has neither.
    if wholeDigits > 1, bytes[whole] == UInt8(ascii: "0") {
      throw error(at: start, "a number cannot begin with 0 and another digit", "remove the leading 0")
    }
    let fraction = index
    let fractionDigits = take(".") ? skipDigits() : 0
    guard wholeDigits + fractionDigits > 0 else { throw malformed(start) }
    // Double's own reader wants digits on both sides of the point.
    var literal = wholeDigits == 0 ? "0" : String(text(from: whole).prefix(wholeDigits))
    if fractionDigits > 0 { literal += text(from: fraction) }
    let exponent = index
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      guard skipDigits() > 0 else { throw malformed(start) }
      literal += text(from: exponent)
    }
    guard let value = Double(literal) else { throw malformed(start) }
    return value
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte, (0x30...0x39).contains(byte) { index += 1 }
    return index - start
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func malformed(_ start: Int) -> JSON5.SyntaxError {
    error(at: start, "this is not a number", "write digits such as 44, -0.5 or 0xFF, or use quotes")
  }
}
