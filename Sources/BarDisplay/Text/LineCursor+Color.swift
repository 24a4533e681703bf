import BarGeometry

extension LineCursor {
  mutating func color() throws(DisplayListTextError) -> Color {
    guard let color = acceptColor() else {
      throw unexpected("a colour as #RRGGBB, #RRGGBBAA or rgba(R G B A)")
    }
    return color
  }

  /// Steps over a colour; nil, and no step, when there is none.
  mutating func acceptColor() -> Color? {
    let next = nextWord
    if bytes[next].first == UInt8(ascii: "#"), next.count <= 9 {
      guard let color = Color(hex: String(decoding: bytes[next], as: UTF8.self)) else { return nil }
      position = next.upperBound
      return color
    }
    let prefix = "rgba("
    guard bytes[next].starts(with: prefix.utf8),
      // Four numbers of at most 32 bytes: a bracket that closes later belongs to nothing readable.
      let close = bytes[next.lowerBound..<min(end, next.lowerBound + 140)].firstIndex(of: UInt8(ascii: ")")),
      close + 1 == end || bytes[close + 1] == UInt8(ascii: " ")
    else { return nil }
    let parts = bytes[(next.lowerBound + prefix.utf8.count)..<close].split(separator: UInt8(ascii: " "))
    let values = parts.compactMap(LineCursor.number)
    guard parts.count == 4, values.count == 4 else { return nil }
    position = close + 1
    return Color(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }
}
