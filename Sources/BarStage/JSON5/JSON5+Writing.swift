extension JSON5.Value {
  /// Plain JSON: two spaces a level, members in order, lists of scalars on one line. Numbers must be finite,
  /// since JSON has no others; one that is not is written as null. Cost: linear in the text.
  public var json: String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  private func write(to text: inout String, indent: String) {
    let inner = indent + "  "
    switch self {
    case .object(let members) where !members.isEmpty:
      text += "{"
      for (position, member) in members.enumerated() {
        text += (position == 0 ? "\n" : ",\n") + inner + JSON5.Value.quoted(member.key) + ": "
        member.value.value.write(to: &text, indent: inner)
      }
      text += "\n" + indent + "}"
    case .object: text += "{}"
    case .array(let elements):
      let isFlat = elements.allSatisfy { $0.members.isEmpty && $0.elements.isEmpty }
      text += "["
      for (position, element) in elements.enumerated() {
        text += (position == 0 ? "" : ",") + (isFlat ? (position == 0 ? "" : " ") : "\n" + inner)
        element.value.write(to: &text, indent: inner)
      }
      text += (isFlat ? "" : "\n" + indent) + "]"
    case .string(let string): text += JSON5.Value.quoted(string)
    case .number(let number, isInteger: true): text += "\(Int(exactly: number) ?? 0)"
    case .number(let number, isInteger: false): text += number.isFinite ? "\(number)" : "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .null: text += "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
