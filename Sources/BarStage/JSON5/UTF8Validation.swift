/// Finds where bytes stop being UTF-8, which `String` only repairs in silence.
enum UTF8Validation {
  /// The offset of the first byte that does not belong to a well-formed sequence (Unicode 15, table 3-7: no
  /// overlong forms, no surrogates, nothing above U+10FFFF), or nil. Cost: linear.
  static func firstError(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      guard let form = form(lead: lead), index + form.length <= bytes.count,
        form.second.contains(bytes[index + 1]),
        bytes[(index + 2)..<(index + form.length)].allSatisfy({ $0 & 0xC0 == 0x80 })
      else { return index }
      index += form.length
    }
    return nil
  }

  private static func form(lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
