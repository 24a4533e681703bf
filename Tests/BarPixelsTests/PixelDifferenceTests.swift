import BarGeometry
import BarPixels
import Testing

@Suite struct PixelDifferenceTests {
  @Test("equal pictures have no difference, in one memory or in two")
  func equal() {
    var one = TestNoise(seed: 1)
    var two = TestNoise(seed: 1)
    let a = one.pixmap(131, 5)
    let b = two.pixmap(131, 5)
    #expect(a == a)
    #expect(a == b)
    #expect(PixelDifference.compare(a: a, b: a) == .none)
    #expect(PixelDifference.compare(a: a, b: b) == .none)
  }

  @Test("one changed pixel is found wherever it is", arguments: [0, 1, 63, 64, 65, 127, 128, 130])
  func onePixel(x: Int) {
    var noise = TestNoise(seed: 2)
    let a = noise.pixmap(131, 3)
    for y in 0..<3 {
      let b = a.cropped(to: PixelRect(x: 0, y: 0, width: 131, height: 3))
      b[x, y] ^= 0x0000_0100
      #expect(a != b)
      #expect(!Kernels.equal(a.words, b.words, count: 131 * 3))
      #expect(
        PixelDifference.compare(a: a, b: b)
          == PixelDifference(
            different: 1, maxDelta: 1, bounds: PixelRect(x: x, y: y, width: 1, height: 1)))
    }
  }

  @Test("bounds hold every difference and the largest channel counts")
  func several() {
    let a = Pixmap(200, 40) { _, _ in 0xFF80_8080 }
    let b = Pixmap(200, 40) { _, _ in 0xFF80_8080 }
    b[150, 7] = 0xFF80_80C0
    b[20, 12] = 0xF080_8080
    b[21, 30] = 0xFF81_8180
    let expected = PixelDifference(
      different: 3, maxDelta: 0x40, bounds: PixelRect(x: 20, y: 7, width: 131, height: 24))
    #expect(PixelDifference.compare(a: a, b: b) == expected)
    #expect(PixelDifference.compare(a: b, b: a) == expected)
  }

  @Test("pictures of different sizes differ everywhere")
  func sizes() {
    let a = Pixmap(width: 3, height: 5)
    let b = Pixmap(width: 4, height: 2)
    #expect(a != b)
    #expect(
      PixelDifference.compare(a: a, b: b)
        == PixelDifference(
          different: 20, maxDelta: 255, bounds: PixelRect(x: 0, y: 0, width: 4, height: 5)))
  }
}
