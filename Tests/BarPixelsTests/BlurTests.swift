import BarPixels
import Testing

@Suite struct BlurTests {
  /// Below and above the sigma from which the blur works on cells (8 pixels).
  static let sigmas = [0.4, 1, 2.5, 5, 7.9, 8, 12, 30, 90]

  @Test("a constant picture stays exactly constant", arguments: sigmas + [1000, 1e9, .infinity])
  func constant(sigma: Double) {
    for word: UInt32 in [0, 0xFFFF_FFFF, 0x8080_4001, 0xFF01_7FFE] {
      let picture = Pixmap(37, 22) { _, _ in word }
      #expect(Blur.gaussian(picture, sigma: sigma) == picture)
    }
  }

  @Test("a sigma that is not positive gives the picture itself", arguments: [0, -3, Double.nan])
  func noSigma(sigma: Double) {
    var noise = TestNoise(seed: 1)
    let picture = noise.pixmap(9, 9)
    #expect(Blur.gaussian(picture, sigma: sigma) === picture)
  }

  @Test("the fast blur equals the reference", arguments: sigmas)
  func twins(sigma: Double) {
    var noise = TestNoise(seed: 2)
    for (width, height) in [(1, 1), (2, 1), (1, 3), (5, 4), (8, 8), (19, 14)] {
      let picture = noise.pixmap(width, height)
      let same = Blur.gaussian(picture, sigma: sigma) == ReferenceBlur.gaussian(picture, sigma: sigma)
      #expect(same, "\(width)×\(height)")
    }
  }

  @Test("premultiplied stays premultiplied and opaque stays opaque", arguments: sigmas)
  func premultiplied(sigma: Double) {
    var noise = TestNoise(seed: 3)
    #expect(Blur.gaussian(noise.pixmap(40, 30), sigma: sigma).isPremultiplied)
    let opaque = Pixmap(40, 30) { _, _ in noise.word() | 0xFF00_0000 }
    let blurred = Blur.gaussian(opaque, sigma: sigma)
    #expect((0..<40 * 30).allSatisfy { blurred.words[$0] >> 24 == 255 })
  }

  @Test("a mirrored picture blurs to the mirrored blur", arguments: [2.5, 30])
  func mirrored(sigma: Double) {
    var noise = TestNoise(seed: 4)
    let picture = noise.pixmap(64, 20)
    #expect(
      Blur.gaussian(picture.mirrored(), sigma: sigma) == Blur.gaussian(picture, sigma: sigma).mirrored())
  }

  @Test(
    "within 6 levels of a float Gaussian, of usual pictures 1.5 on average",
    arguments: sigmas.filter { $0 >= 1 })
  func accuracy(sigma: Double) {
    let exact = FloatGaussian(sigma: sigma)
    for (name, picture) in BlurTests.hardPictures {
      let error = exact.error(of: Blur.gaussian(picture, sigma: sigma), against: picture)
      #expect(error.max <= 6, "\(name): \(error)")
    }
    for (name, picture) in BlurTests.usualPictures {
      let error = exact.error(of: Blur.gaussian(picture, sigma: sigma), against: picture)
      #expect(error.max <= 6 && error.mean <= 1.5, "\(name): \(error)")
    }
  }

  private static func grey(_ value: Int) -> UInt32 { 0xFF00_0000 | UInt32(value) * 0x0001_0101 }

  /// Full contrast off the cell grid, at the picture's edge, and at the frequency boxes are worst at.
  static let hardPictures = [
    ("edge", Pixmap(90, 61) { x, _ in grey(x < 43 ? 0 : 255) }),
    ("edge pixel", Pixmap(90, 61) { _, y in grey(y == 60 ? 255 : 0) }),
    ("stripes", Pixmap(90, 61) { _, y in grey(y / 3 % 2 * 255) }),
  ]

  static var usualPictures: [(String, Pixmap)] {
    var noise = TestNoise(seed: 5)
    return [
      ("noise", Pixmap(90, 61) { _, _ in noise.word() | 0xFF00_0000 }),
      ("corner", Pixmap(90, 61) { x, y in grey(x < 43 && y < 22 ? 0 : 255) }),
      ("ramp", Pixmap(90, 61) { x, y in grey(x * 2 + y) }),
      (
        "list",
        Pixmap(90, 61) { x, y in
          let row = y % 20
          if row == 19 { return grey(200) }
          if x < 14 { return row > 3 && row < 15 && x > 3 ? 0xFF34_C759 : grey(255) }
          let ink = x < 60 && (row == 6 || row == 9 || row == 12) && x % 5 != 0
          return grey(ink ? 20 : 255)
        }
      ),
    ]
  }
}
