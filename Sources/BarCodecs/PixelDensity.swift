/// How PNG says a picture's scale: at scale 1 a point is a pixel and an inch has 72 points, as macOS and
/// Xcode write @2x as 144 dpi (documented: Apple, "High Resolution Guidelines").
public enum PixelDensity {
  /// Points and inches, by definition.
  private static let pointsPerMeter = 72 / 0.0254

  /// Scale 1 → 2835, 2 → 5669, 3 → 8504 pixels per metre.
  /// - Throws: `CodecError.encoderFailed` for a scale that is not a positive number or far too large.
  public static func pixelsPerMeter(scale: Double) throws(CodecError) -> Int {
    let value = (scale * pointsPerMeter).rounded()
    // pHYs holds 31 bits (PNG specification, 7.1).
    guard value >= 1, value <= Double(Int32.max) else {
      throw .encoderFailed("scale \(scale) makes no pixel density; use 1, 2 or 3")
    }
    return Int(value)
  }

  /// The scale nearest to a whole number within 1 %, else the exact quotient: files round 144 dpi
  /// differently.
  public static func scale(pixelsPerMeter: Int) -> Double {
    let exact = Double(pixelsPerMeter) / pointsPerMeter
    let whole = exact.rounded()
    return whole >= 1 && abs(exact - whole) <= whole * 0.01 ? whole : exact
  }
}
