/// A colour in sRGB with straight (not premultiplied) alpha, each component 0…1.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public static let clear = Color(white: 0, alpha: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)

  /// True when nothing behind it shows through in 8-bit output.
  public var isOpaque: Bool { Color.byte(alpha) == 255 }

  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// 0…1 to 0…255, half up; what is outside is clamped and NaN is 0.
  public static func byte(_ component: Double) -> UInt8 {
    guard component > 0 else { return 0 }
    return component >= 1 ? 255 : UInt8((component * 255 + 0.5).rounded(.down))
  }

  /// The colour as one word 0xAARRGGBB, components premultiplied by alpha and rounded half up.
  public var premultipliedWord: UInt32 {
    let a = UInt32(Color.byte(alpha))
    func part(_ component: Double) -> UInt32 { (UInt32(Color.byte(component)) * a + 127) / 255 }
    return a << 24 | part(red) << 16 | part(green) << 8 | part(blue)
  }
}
