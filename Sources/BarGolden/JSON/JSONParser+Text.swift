extension JSONParser {
  /// From its quotation mark on.
  mutating func string() throws(DecodingError) -> String {
    at += 1
    var text: [UInt8] = []
    while let byte = next(), byte >= 0x20 {
      at += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: text, as: UTF8.self) else { throw Self.invalid() }
        return text
      case UInt8(ascii: "\\"): try escape(into: &text)
      default: text.append(byte)
      }
    }
    throw Self.invalid()
  }

  private mutating func escape(into text: inout [UInt8]) throws(DecodingError) {
    guard let mark = next() else { throw Self.invalid() }
    at += 1
    switch mark {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(mark)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += String(try scalar()).utf8
    default: throw Self.invalid()
    }
  }

  /// After `\u`: what is beyond 16 bits is two of them, and half a pair is nothing.
  private mutating func scalar() throws(DecodingError) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), bytes[at...].starts(with: "\\u".utf8) else { throw Self.invalid() }
    at += 2
    let second = try unit()
    let bits = UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)
    guard UTF16.isTrailSurrogate(second), let scalar = Unicode.Scalar(0x10000 + bits) else {
      throw Self.invalid()
    }
    return scalar
  }

  private mutating func unit() throws(DecodingError) -> UInt16 {
    let digits = String(decoding: bytes[at...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }),
      let unit = UInt16(digits, radix: 16)
    else { throw Self.invalid() }
    at += 4
    return unit
  }
}
