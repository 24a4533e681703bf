import BarGeometry

/// How values are written in the text of a display list; `LineCursor` reads the same words.
enum Phrase {
  /// The shortest decimal that reads back as the same number, whole numbers without ".0".
  static func number(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func numbers(_ values: Double...) -> String {
    values.map(number).joined(separator: ",")
  }

  static func point(_ point: Point) -> String { numbers(point.x, point.y) }

  static func size(_ size: Size) -> String { number(size.width) + "x" + number(size.height) }

  static func rect(_ rect: Rect) -> String { point(rect.origin) + " " + size(rect.size) }

  static func color(_ color: Color) -> String {
    if color == color.quantized { return color.hex }
    let parts = [color.red, color.green, color.blue, color.alpha]
    return "rgba(" + parts.map(number).joined(separator: " ") + ")"
  }

  /// A bare word if it can be one, else quoted.
  static func name(_ name: String) -> String {
    !name.isEmpty && name.utf8.allSatisfy(isBare) ? name : quoted(name)
  }

  /// True for the bytes that a name may hold without quotes.
  static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/._-+:".utf8.contains(byte)
    }
  }

  static func quoted(_ string: String) -> String {
    "\"" + escaped(string, isQuoted: true) + "\""
  }

  /// With what cannot be seen as escapes; quotes and backslashes too if it goes between quotes.
  static func escaped(_ string: String, isQuoted: Bool) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"" where isQuoted: result += "\\\""
      case "\\" where isQuoted: result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isInvisible(scalar):
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Controls, line breaks, directional marks, odd spaces and private use: what a reviewer cannot see or
  /// what would disturb the line around it. A fixed list, because the Unicode tables of the standard library
  /// change with its version and the text must not. The joiner that glues emoji (U+200D) stays as it is.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0xA0, 0xAD, 0x61C, 0x1680, 0x180E, 0x2000...0x200C, 0x200E, 0x200F,
      0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xE000...0xF8FF, 0xFEFF, 0xFFF0...0xFFFB,
      0xE0000...0xE00FF, 0xF0000...0x10FFFF:
      true
    default: false
    }
  }
}
