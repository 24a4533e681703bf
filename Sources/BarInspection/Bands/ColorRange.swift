/// The colours between two, channel by channel.
struct ColorRange: Hashable, Sendable {
  var low: BlockGrid.Color
  var high: BlockGrid.Color

  init(_ color: BlockGrid.Color) {
    low = color
    high = color
  }

  init(_ colors: [BlockGrid.Color]) {
    self.init(colors.first ?? .zero)
    for color in colors.dropFirst() { add(color) }
  }

  mutating func add(_ color: BlockGrid.Color) {
    low = BlockGrid.Color(
      red: min(low.red, color.red), green: min(low.green, color.green), blue: min(low.blue, color.blue),
      alpha: min(low.alpha, color.alpha))
    high = BlockGrid.Color(
      red: max(high.red, color.red), green: max(high.green, color.green), blue: max(high.blue, color.blue),
      alpha: max(high.alpha, color.alpha))
  }

  mutating func add(_ range: ColorRange) {
    add(range.low)
    add(range.high)
  }

  /// How far `color` lies outside, levels of the channel that is farthest out; 0 inside.
  func distance(_ color: BlockGrid.Color) -> Double {
    func out(_ value: Double, _ low: Double, _ high: Double) -> Double { max(low - value, value - high, 0) }
    return max(
      out(color.red, low.red, high.red), out(color.green, low.green, high.green),
      out(color.blue, low.blue, high.blue), out(color.alpha, low.alpha, high.alpha))
  }
}

extension BlockGrid.Color {
  /// Levels of the channel that differs most.
  func distance(_ other: BlockGrid.Color) -> Double { ColorRange(self).distance(other) }

  /// `#RRGGBB` of an opaque colour.
  var hex: String {
    func byte(_ value: Double) -> Int { Int(max(0, min(255, alpha > 0 ? value * 255 / alpha : 0)).rounded()) }
    let digits = Array("0123456789ABCDEF")
    return "#" + [red, green, blue].map(byte).map { "\(digits[$0 / 16])\(digits[$0 % 16])" }.joined()
  }
}
