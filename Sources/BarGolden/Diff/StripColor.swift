import BarPixels

/// The colours of a film strip.
enum StripColor {
  static let paper = ComparePalette.Color(38, 38, 41)
  static let mark = ComparePalette.Color(255, 255, 255)
  static let same = ComparePalette.Color(108, 108, 112)
  static let difference = ComparePalette.Color(255, 0, 0)
  /// Under translucent pixels, and where a picture is missing.
  static let empty = ComparePalette.Color(72, 72, 76)

  private static let ramp: [(red: Double, green: Double, blue: Double)] = [
    (255, 221, 110), (255, 122, 26), (208, 0, 28),
  ]

  /// Of a cell: grey for 0, else from yellow to red on a logarithmic scale from a millionth to 1.
  static func of(_ distance: Double?) -> ComparePalette.Color {
    guard let distance, distance > 0 else { return same }
    let level = 1 + decade(min(distance, 1)) / 6
    let at = max(0, min(level, 1)) * Double(ramp.count - 1)
    let index = min(Int(at), ramp.count - 2)
    let (a, b, part) = (ramp[index], ramp[index + 1], at - Double(index))
    func mix(_ one: Double, _ other: Double) -> UInt8 { UInt8((one + (other - one) * part).rounded()) }
    return ComparePalette.Color(mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue))
  }

  /// The decimal logarithm of 1e-6…1, on a straight line between powers of ten: the same on every machine.
  private static func decade(_ value: Double) -> Double {
    var power = 1.0
    for exponent in 0..<6 {
      if value > power / 10 { return -Double(exponent) - (1 - (value / power - 0.1) / 0.9) }
      power /= 10
    }
    return -6
  }
}
