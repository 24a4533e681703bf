extension JSONTree {
  /// UTF-8. Keys stand in the order of their bytes, so that the same tree is the same text.
  /// - Parameter isIndented: an element a line, two spaces a level; else without any space.
  package func text(isIndented: Bool) -> [UInt8] {
    var text: [UInt8] = []
    write(to: &text, indent: isIndented ? [Self.lineFeed] : nil)
    return text
  }

  private static let lineFeed = UInt8(ascii: "\n")

  /// - Parameter indent: what begins a line of the container around it.
  private func write(to text: inout [UInt8], indent: [UInt8]?) {
    switch self {
    case .null: text += "null".utf8
    case .bool(let flag): text += (flag ? "true" : "false").utf8
    case .number(let digits): text += digits.utf8
    case .string(let string): Self.write(string, to: &text)
    case .array(let elements):
      Self.write(elements, between: "[", "]", to: &text, indent) { element, text, inner in
        element.write(to: &text, indent: inner)
      }
    case .object(let members):
      let members = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      Self.write(members, between: "{", "}", to: &text, indent) { member, text, inner in
        Self.write(member.key, to: &text)
        text += (inner == nil ? ":" : " : ").utf8
        member.value.write(to: &text, indent: inner)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between open: Unicode.Scalar, _ close: Unicode.Scalar, to text: inout [UInt8],
    _ indent: [UInt8]?, _ writeElement: (Element, inout [UInt8], [UInt8]?) -> Void
  ) {
    text.append(UInt8(ascii: open))
    let inner = indent.map { $0 + "  ".utf8 }
    for (index, element) in elements.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      text += inner ?? []
      writeElement(element, &text, inner)
    }
    // An empty container has an empty line in it.
    if elements.isEmpty, indent != nil { text.append(lineFeed) }
    text += indent ?? []
    text.append(UInt8(ascii: close))
  }

  private static func write(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): text += "\\\"".utf8
      case UInt8(ascii: "\\"): text += "\\\\".utf8
      case 0x08: text += "\\b".utf8
      case 0x09: text += "\\t".utf8
      case 0x0A: text += "\\n".utf8
      case 0x0C: text += "\\f".utf8
      case 0x0D: text += "\\r".utf8
      case 0..<0x20: text += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }
}
