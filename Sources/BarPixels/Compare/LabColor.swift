/// CIE L*a*b* under D65.
package struct LabColor {
  package var lightness: Double
  package var a: Double
  package var b: Double

  var chroma: Double { (a * a + b * b).squareRoot() }

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// An opaque sRGB colour, samples 0…255.
  package init(red: Double, green: Double, blue: Double) {
    self.init(Samples(red: red, green: green, blue: blue, alpha: 255))
  }

  /// An opaque sRGB colour.
  init(_ color: Samples) {
    let r = LinearLight.of(color.red)
    let g = LinearLight.of(color.green)
    let b = LinearLight.of(color.blue)
    // sRGB's matrix (IEC 61966-2-1), each row over its white, so that greys have no colour.
    let x = Self.response((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
    let y = Self.response(0.2126 * r + 0.7152 * g + 0.0722 * b)
    let z = Self.response((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// CIE 15: a cube root with a straight piece near black.
  private static func response(_ t: Double) -> Double {
    let delta = 6.0 / 29
    return t > delta * delta * delta ? Roots.cube(t) : t / (3 * delta * delta) + 4.0 / 29
  }
}
