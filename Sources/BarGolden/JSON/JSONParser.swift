/// Reads JSON (RFC 8259) in UTF-8. Of a key that is there twice the first counts.
struct JSONParser {
  /// Of every fault; where it is helps nobody in a file that a program wrote.
  static let reason = "The given data was not valid JSON."
  /// Levels, so that a hostile file ends in an error and not in a full stack.
  private static let deepest = 512

  let bytes: [UInt8]
  /// Of the next byte to read.
  var at = 0

  /// Cost: linear in the text.
  /// - Throws: `DecodingError.dataCorrupted`.
  static func tree(_ bytes: [UInt8]) throws(DecodingError) -> JSONTree {
    var parser = JSONParser(bytes)
    let tree = try parser.value(depth: 0)
    guard parser.peek() == nil else { throw Self.invalid() }
    return tree
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  static func invalid() -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: reason))
  }

  /// The next byte that is no space; nil at the end.
  private mutating func peek() -> UInt8? {
    while let byte = next() {
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09: at += 1
      default: return byte
      }
    }
    return nil
  }

  func next() -> UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: mark) else { return false }
    at += 1
    return true
  }

  private mutating func value(depth: Int) throws(DecodingError) -> JSONTree {
    guard depth <= Self.deepest, let first = peek() else { throw Self.invalid() }
    switch first {
    case UInt8(ascii: "{"): return .object(try members(depth + 1))
    case UInt8(ascii: "["): return .array(try elements(depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ tree: JSONTree) throws(DecodingError) -> JSONTree {
    guard bytes[at...].starts(with: word.utf8) else { throw Self.invalid() }
    at += word.utf8.count
    return tree
  }

  private mutating func members(_ depth: Int) throws(DecodingError) -> [String: JSONTree] {
    var members: [String: JSONTree] = [:]
    at += 1
    if take("}") { return members }
    repeat {
      guard peek() == UInt8(ascii: "\"") else { throw Self.invalid() }
      let key = try string()
      guard take(":") else { throw Self.invalid() }
      let member = try value(depth: depth)
      if members[key] == nil { members[key] = member }
    } while take(",")
    guard take("}") else { throw Self.invalid() }
    return members
  }

  private mutating func elements(_ depth: Int) throws(DecodingError) -> [JSONTree] {
    var elements: [JSONTree] = []
    at += 1
    if take("]") { return elements }
    repeat { elements.append(try value(depth: depth)) } while take(",")
    guard take("]") else { throw Self.invalid() }
    return elements
  }

  /// An optional minus, a whole part without a leading zero, and perhaps a fraction and an exponent.
  private mutating func number() throws(DecodingError) -> String {
    let start = at
    if next() == UInt8(ascii: "-") { at += 1 }
    let whole = try digits()
    guard whole == 1 || bytes[at - whole] != UInt8(ascii: "0") else { throw Self.invalid() }
    if next() == UInt8(ascii: ".") {
      at += 1
      _ = try digits()
    }
    if let mark = next(), mark | 0x20 == UInt8(ascii: "e") {
      at += 1
      if let sign = next(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { at += 1 }
      _ = try digits()
    }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  /// How many there are.
  private mutating func digits() throws(DecodingError) -> Int {
    let count = bytes[at...].prefix { (0x30...0x39).contains($0) }.count
    guard count > 0 else { throw Self.invalid() }
    at += count
    return count
  }
}
