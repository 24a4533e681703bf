extension LabColor {
  /// CIEDE2000 with all weights 1, after Sharma, Wu and Dalal ("The CIEDE2000 color-difference formula:
  /// implementation notes", 2005), whose numbers the comments name.
  package func distance(_ other: LabColor) -> Double {
    let one = self
    // (2) to (6)
    let g = 0.5 * (1 - Self.share((one.chroma + other.chroma) / 2))
    let (a1, a2) = ((1 + g) * one.a, (1 + g) * other.a)
    let c1 = (a1 * a1 + one.b * one.b).squareRoot()
    let c2 = (a2 * a2 + other.b * other.b).squareRoot()
    // (7)
    let h1 = Angles.direction(x: a1, y: one.b)
    let h2 = Angles.direction(x: a2, y: other.b)
    let isGrey = c1 * c2 == 0
    // (10) and (11)
    var turn = isGrey ? 0 : h2 - h1
    if turn > Self.half { turn -= 360 }
    if turn < -Self.half { turn += 360 }
    let hueStep = 2 * (c1 * c2).squareRoot() * Angles.sin(turn / 2)
    // (12) to (14)
    let lightness = (one.lightness + other.lightness) / 2
    let chroma = (c1 + c2) / 2
    let hue = Self.meanHue(h1, h2, isGrey: isGrey)
    // (15) to (21)
    let t =
      1 - 0.17 * Angles.cos(hue - 30) + 0.24 * Angles.cos(2 * hue) + 0.32 * Angles.cos(3 * hue + 6)
      - 0.2 * Angles.cos(4 * hue - 63)
    let fromBlue = (hue - 275) / 25
    let rotation =
      -Angles.sin(2 * 30 * Angles.exp(-fromBlue * fromBlue)) * 2 * Self.share(chroma)
    let fromMiddle = (lightness - 50) * (lightness - 50)
    let dl = (other.lightness - one.lightness) / (1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot())
    let dc = (c2 - c1) / (1 + 0.045 * chroma)
    let dh = hueStep / (1 + 0.015 * chroma * t)
    // (22); rounding must not make a root of less than nothing.
    return max(0, dl * dl + dc * dc + dh * dh + rotation * dc * dh).squareRoot()
  }

  /// Half a turn, and a hair more: the formula jumps there, and for opposite hues rounding must not choose the side.
  private static let half = 180 + 1e-9

  /// √(C⁷ / (C⁷ + 25⁷))
  private static func share(_ chroma: Double) -> Double {
    let square = chroma * chroma
    let seventh = square * square * square * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  /// (14)
  private static func meanHue(_ h1: Double, _ h2: Double, isGrey: Bool) -> Double {
    let sum = h1 + h2
    if isGrey { return sum }
    if abs(h1 - h2) <= half { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }
}
