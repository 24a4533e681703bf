extension LineCursor {
  /// A bare word or a string in quotes.
  mutating func name(_ what: String) throws(DisplayListTextError) -> String {
    let next = nextWord
    if next.isEmpty || bytes[next.lowerBound] == UInt8(ascii: "\"") { return try string(what) }
    guard bytes[next].allSatisfy(Phrase.isBare) else { throw unexpected("\(what), in quotes") }
    position = next.upperBound
    return String(decoding: bytes[next], as: UTF8.self)
  }

  mutating func string(_ what: String) throws(DisplayListTextError) -> String {
    var next = nextWord.lowerBound
    guard next < end, bytes[next] == UInt8(ascii: "\"") else { throw unexpected("\(what), in quotes") }
    next += 1
    var result: [UInt8] = []
    while next < end, bytes[next] != UInt8(ascii: "\"") {
      if bytes[next] == UInt8(ascii: "\\") {
        result += try escape(at: &next)
      } else {
        result.append(bytes[next])
        next += 1
      }
    }
    guard next < end else { throw error(.openString) }
    position = next + 1
    guard position == end || bytes[position] == UInt8(ascii: " ") else {
      throw unexpected("a space after the closing quote")
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The UTF-8 of the escape that starts at `next`, which moves behind it.
  private func escape(at next: inout Int) throws(DisplayListTextError) -> [UInt8] {
    guard next + 1 < end else { throw error(.openString) }
    let start = next
    let kind = bytes[start + 1]
    next += 2
    switch kind {
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [kind]
    case UInt8(ascii: "u"):
      // "{", up to eight digits, "}".
      let braced = bytes[next..<min(end, next + 10)]
      let digits = braced.dropFirst().prefix { Character(Unicode.Scalar($0)).isHexDigit }
      next = digits.endIndex + 1
      guard braced.first == UInt8(ascii: "{"), next <= braced.endIndex,
        bytes[digits.endIndex] == UInt8(ascii: "}"),
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { throw error(.escape(LineCursor.excerpt(bytes[start..<min(end, next)]))) }
      return Array(String(Character(scalar)).utf8)
    default: throw error(.escape(LineCursor.excerpt(bytes[start..<next])))
    }
  }
}
