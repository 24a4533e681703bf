/// sRGB samples to linear light (IEC 61966-2-1).
enum LinearLight {
  /// Of 0…255, and the last one twice, so that after each there is another.
  static let entries = Table((0...256).map { exact(Double(min($0, 255)) / 255) })

  /// Of a sample 0…255.
  static func of(_ sample: Double) -> Double {
    let index = Int(sample)
    return Double(index) == sample ? entries.pointer[index] : exact(sample / 255)
  }

  /// Of a fraction 0…1. The exponent 2.4 is twelve fifths.
  static func exact(_ c: Double) -> Double {
    guard c > 0.04045 else { return c / 12.92 }
    let root = Roots.fifth((c + 0.055) / 1.055)
    let square = root * root
    let fourth = square * square
    return fourth * fourth * fourth
  }
}
