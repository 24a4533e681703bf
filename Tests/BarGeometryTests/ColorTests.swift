import BarGeometry
import Testing

@Suite("Colour")
struct ColorTests {
  @Test(
    "a hex colour has three, four, six or eight digits",
    arguments: [
      ("#000", [0, 0, 0, 255]), ("#F80", [255, 136, 0, 255]), ("#f808", [255, 136, 0, 136]),
      ("#34C759", [52, 199, 89, 255]), ("#34c75980", [52, 199, 89, 128]),
      ("#FFFFFF00", [255, 255, 255, 0]),
    ])
  func reads(text: String, bytes: [Double]) {
    let expected = Color(
      red: bytes[0] / 255, green: bytes[1] / 255, blue: bytes[2] / 255, alpha: bytes[3] / 255)
    #expect(Color(hex: text) == expected)
  }

  @Test(
    "anything else is no colour",
    arguments: [
      "", "#", "34C759", "#1", "#12", "#12345", "#1234567", "#123456789", "#GGGGGG", "#-12345", "# 12345",
      "#１２３", "#12é",
    ])
  func refuses(text: String) { #expect(Color(hex: text) == nil) }

  @Test("every byte survives the way through hex, in each component")
  func roundTrip() {
    for byte in 0...255 {
      let value = Double(byte) / 255
      let color = Color(red: value, green: 1 - value, blue: value / 2, alpha: value).quantized
      #expect(Color(hex: color.hex) == color, "\(byte)")
      #expect(color.quantized == color)
    }
  }

  @Test("hex names the alpha only where the colour is not opaque")
  func shortHex() {
    #expect(Color.black.hex == "#000000")
    #expect(Color.clear.hex == "#00000000")
    #expect(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5).hex == "#FF800080")
    // 254.6 of 255 is opaque in 8 bits.
    #expect(Color(white: 0, alpha: 0.9985).hex == "#000000")
    #expect(Color(white: 0, alpha: 0.9985).isOpaque)
    #expect(!Color(white: 0, alpha: 0.997).isOpaque)
  }

  @Test("a component is rounded half up and clamped, and NaN is 0")
  func bytes() {
    #expect(Color.byte(0.5) == 128)
    #expect(Color.byte(0.49 / 255) == 0)
    #expect(Color.byte(0.5 / 255) == 1)
    #expect([-1, -.infinity, .nan, 0].map(Color.byte) == [0, 0, 0, 0])
    #expect([1, 1.5, .infinity].map(Color.byte) == [255, 255, 255])
  }

  @Test("premultiplying multiplies each component by the alpha and rounds to nearest")
  func premultiplies() {
    #expect(Color.white.premultipliedWord == 0xFFFF_FFFF)
    #expect(Color(red: 1, green: 0, blue: 1, alpha: 0).premultipliedWord == 0)
    for (component, alpha) in [(255, 128), (200, 100), (1, 127), (1, 128), (77, 3), (254, 254)] {
      let color = Color(
        red: Double(component) / 255, green: 0, blue: 1, alpha: Double(alpha) / 255)
      let red = UInt32((Double(component * alpha) / 255).rounded())
      let expected = UInt32(alpha) << 24 | red << 16 | UInt32(alpha)
      #expect(color.premultipliedWord == expected, "\(component) at \(alpha)")
    }
  }

  @Test("a grey has three equal components; another alpha leaves them alone")
  func variants() {
    #expect(Color(white: 0.25, alpha: 0.5) == Color(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
    #expect(Color(red: 0.1, green: 0.2, blue: 0.3).withAlpha(0.4).green == 0.2)
    #expect(Color(red: 0.1, green: 0.2, blue: 0.3).withAlpha(0.4).alpha == 0.4)
  }
}
