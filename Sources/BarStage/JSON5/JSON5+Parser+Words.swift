extension JSON5.Parser {
  mutating func key() throws(JSON5.SyntaxError) -> String {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try string()
    case (UInt8(ascii: "0")...UInt8(ascii: "9"))?:
      throw error(at: index, "a key cannot begin with a digit", "put the key in quotes")
    default:
      let name = try identifier()
      if name.isEmpty { throw unexpected("a key or '}'", "write a name, or put the key in quotes") }
      return name
    }
  }

  /// A word outside quotes where a value is expected.
  mutating func word() throws(JSON5.SyntaxError) -> JSON5.Value {
    let start = index
    let word = try identifier()
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "Infinity": return .number(.infinity, isInteger: false)
    case "NaN": return .number(.nan, isInteger: false)
    case "": throw unexpected("a value", "write a value here")
    default:
      throw error(
        at: start, "unexpected word \(Quote(word))", "put a string in quotes: \"\(Quote.clip(word))\"")
    }
  }

  /// Reads the longest identifier here, which may be empty.
  private mutating func identifier() throws(JSON5.SyntaxError) -> String {
    var name = String.UnicodeScalarView()
    while index < bytes.count {
      let start = index
      var (scalar, length) = scalar(at: index)
      let isEscaped = scalar == "\\"
      if isEscaped {
        index += 1
        guard take("u"), let value = Unicode.Scalar(try unicodeEscape(from: start)) else {
          throw error(at: start, "only \\u may stand in a key without quotes", "put the key in quotes")
        }
        (scalar, length) = (value, 0)
      }
      guard name.isEmpty ? Self.isStart(scalar) : Self.isPart(scalar) else {
        if isEscaped {
          throw error(at: start, "this character cannot stand in a bare key", "put the key in quotes")
        }
        break
      }
      name.append(scalar)
      index += length
    }
    return String(name)
  }

  /// ECMAScript 5.1 §7.6, IdentifierStart.
  static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "$", "_": return true
    case _ where scalar.isASCII: return false
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
        return true
      default: return false
      }
    }
  }

  /// ECMAScript 5.1 §7.6, IdentifierPart.
  static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "\u{200C}", "\u{200D}": return true
    case _ where isStart(scalar): return true
    case _ where scalar.isASCII: return false
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
      default: return false
      }
    }
  }
}
