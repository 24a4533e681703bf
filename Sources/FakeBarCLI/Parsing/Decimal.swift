/// Numbers as people write them.
enum Decimal {
  private static let space = UInt8(ascii: " ")
  private static let others = Array("+-.eE".utf8)

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  /// `0.5`, `-1`, `2e3`, with spaces around; nil for anything else, so also for NaN, infinity, hexadecimal forms
  /// and what no Double can hold.
  static func number(_ text: some StringProtocol) -> Double? {
    // Byte by byte: letters of other scripts are no part of a number.
    let bytes = Substring(text).utf8
    let from = bytes.firstIndex { $0 != Self.space } ?? bytes.endIndex
    guard let last = bytes[from...].lastIndex(where: { $0 != Self.space }) else { return nil }
    let plain = bytes[from...last]
    guard plain.contains(where: Self.isDigit),
      plain.allSatisfy({ Self.isDigit($0) || Self.others.contains($0) }),
      let number = Double(Substring(plain)), number.isFinite
    else { return nil }
    return number
  }
}
