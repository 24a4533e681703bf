import BarGeometry

/// Display P3 colours in sRGB.
enum DisplayP3 {
  /// Same transfer curve, other primaries: linearised, multiplied by P3 → XYZ → sRGB (both D65), encoded, clamped
  /// to what sRGB can show. Rounded to 8 bits, so that the C library's pow cannot show.
  static func sRGB(red: Double, green: Double, blue: Double, alpha: Double) -> Color {
    let linear = [red, green, blue].map(decode)
    func mix(_ r: Double, _ g: Double, _ b: Double) -> Double {
      encode(r * linear[0] + g * linear[1] + b * linear[2]).clamped(to: 0...1)
    }
    return Color(
      red: mix(1.2249401763, -0.2249401763, 0), green: mix(-0.0420569547, 1.0420569547, 0),
      blue: mix(-0.0196375546, -0.0786360456, 1.0982736002), alpha: alpha
    ).quantized
  }

  /// IEC 61966-2-1.
  private static func decode(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encode(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
