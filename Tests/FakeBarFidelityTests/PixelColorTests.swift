import FakeBarFidelity
import Testing

@Suite struct PixelColorTests {
  @Test("hex digits are read and written alike") func hex() throws {
    #expect(try #require(PixelColor(hex: "#0A84FF")) == PixelColor(10, 132, 255))
    #expect(PixelColor(10, 132, 255).hex == "#0A84FF")
    #expect(PixelColor(hex: "#12345") == nil)
    #expect(PixelColor(hex: "none") == nil)
  }

  @Test("two colours differ by the channel that differs most") func difference() {
    #expect(PixelColor(10, 20, 30).difference(to: PixelColor(12, 15, 30)) == 5)
  }

  @Test("coverage is the share of the way from paper to ink, also off the line and beyond the ends")
  func coverage() {
    let ink = PixelColor(0, 122, 255)
    #expect(PixelColor(64, 155, 255).coverage(of: ink, over: .white).isNear(0.75, within: 0.005))
    #expect(PixelColor.white.coverage(of: ink, over: .white) == 0)
    #expect(PixelColor(200, 200, 200).coverage(of: .black, over: PixelColor(100, 100, 100)) == 0)
    #expect(PixelColor.black.coverage(of: .white, over: .white) == 0)
  }
}

extension Double {
  func isNear(_ other: Double, within bar: Double = 0.01) -> Bool { abs(self - other) <= bar }
}
