import BarCodecs
import Testing

@Suite("Pixel density") struct PixelDensityTests {
  @Test(
    "scales 1, 2 and 3 are 72, 144 and 216 dpi", arguments: [(1.0, 2835), (2, 5669), (3, 8504), (1.5, 4252)])
  func density(scale: Double, expected: Int) throws {
    // scale × 72 / 0.0254, rounded.
    #expect(try PixelDensity.pixelsPerMeter(scale: scale) == expected)
  }

  @Test(
    "densities near a whole scale mean that scale",
    arguments: [(2834, 1.0), (2835, 1), (5669, 2), (5670, 2), (8504, 3)])
  func scale(pixelsPerMeter: Int, expected: Double) {
    #expect(PixelDensity.scale(pixelsPerMeter: pixelsPerMeter) == expected)
  }

  @Test("300 dpi is no whole scale")
  func print() {
    #expect(abs(PixelDensity.scale(pixelsPerMeter: 11811) - 300.0 / 72) < 0.001)
  }
}
