extension Color {
  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  public init?(hex text: some StringProtocol) {
    guard text.first == "#" else { return nil }
    let digits = text.dropFirst().map { $0.isASCII ? $0.hexDigitValue : nil }
    guard !digits.contains(nil) else { return nil }
    let nibbles = digits.compactMap { $0 }
    let bytes: [Int]
    switch nibbles.count {
    case 3, 4: bytes = nibbles.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] * 16 + nibbles[$0 + 1] }
    default: return nil
    }
    self.init(
      red: Double(bytes[0]) / 255, green: Double(bytes[1]) / 255, blue: Double(bytes[2]) / 255,
      alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` when it is not opaque. Components are rounded to 8 bits.
  public var hex: String {
    let opaque = Color.byte(alpha) == 255
    let bytes = [red, green, blue].map(Color.byte) + (opaque ? [] : [Color.byte(alpha)])
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// The nearest colour with 8-bit components: what `hex` can carry without loss.
  public var quantized: Color {
    func round8(_ component: Double) -> Double { Double(Color.byte(component)) / 255 }
    return Color(red: round8(red), green: round8(green), blue: round8(blue), alpha: round8(alpha))
  }
}
