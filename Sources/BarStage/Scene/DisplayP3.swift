import BarGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Display P3 colours in sRGB.
enum DisplayP3 {
  /// What sRGB cannot show is clamped. Rounded to 8 bits, so that the last bit of the C library's pow cannot show.
  static func sRGB(red: Double, green: Double, blue: Double, alpha: Double) -> Color {
    let inside = sRGB([red, green, blue]).map { $0.clamped(to: 0...1) }
    return Color(red: inside[0], green: inside[1], blue: inside[2], alpha: alpha).quantized
  }

  /// Red, green and blue in extended sRGB, which may leave 0…1. Same transfer curve, other primaries: linearised,
  /// multiplied by P3 → XYZ → sRGB (both D65), encoded.
  static func sRGB(_ components: [Double]) -> [Double] {
    let linear = components.map(decode)
    func mix(_ r: Double, _ g: Double, _ b: Double) -> Double {
      encode(r * linear[0] + g * linear[1] + b * linear[2])
    }
    return [
      mix(1.2249401763, -0.2249401763, 0), mix(-0.0420569547, 1.0420569547, 0),
      mix(-0.0196375546, -0.0786360456, 1.0982736002),
    ]
  }

  /// IEC 61966-2-1, mirrored at 0 as the extended spaces are.
  static func decode(_ value: Double) -> Double {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  static func encode(_ value: Double) -> Double {
    let size = abs(value)
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }
}
