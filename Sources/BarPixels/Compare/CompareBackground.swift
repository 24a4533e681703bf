/// What lies under translucent pixels when a metric compares colours as they are seen.
public enum CompareBackground: String, Hashable, Sendable, CaseIterable, Codable {
  /// A pattern that depends on the position, so that no single colour can hide on it: pixelmatch's default
  /// since version 7.
  case checkerboard
  case white
  case black

  /// Red, green and blue, 0…255, under the pixel number `index` (row · width + x).
  @inline(__always)
  func color(_ index: Int) -> (red: Double, green: Double, blue: Double) {
    switch self {
    case .white: return (255, 255, 255)
    case .black: return (0, 0, 0)
    case .checkerboard:
      // pixelmatch's pattern: two levels 159 apart, switched by the parity of the byte's offset and of its
      // quotients by the golden ratio and by its square. Offsets of pixels are even, so red never switches.
      let offset = Double(index &* 4)
      return (48, Self.level(offset / 1.618033988749895), Self.level(offset / 2.618033988749895))
    }
  }

  @inline(__always)
  private static func level(_ quotient: Double) -> Double { Int(quotient) & 1 == 0 ? 48 : 48 + 159 }
}
