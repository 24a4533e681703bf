import BarCodecs
import BarGolden
import FakeBarTesting

extension StraightImage {
  /// Each pixel differs from its neighbours.
  static func pattern(_ width: Int, _ height: Int, seed: Int = 0) -> StraightImage {
    var rgba: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        rgba += [UInt8((x * 7 + seed) % 256), UInt8(y * 11 % 256), UInt8((x + y) % 256), 255]
      }
    }
    return StraightImage(width: width, height: height, rgba: rgba)
  }

  func with(_ x: Int, _ y: Int, red: UInt8) -> StraightImage {
    var copy = self
    copy.rgba[(y * width + x) * 4] = red
    return copy
  }
}

extension TestGoldens {
  /// A picture, as `expectImage` compares it.
  static func picture(_ image: StraightImage) -> (TestGoldenName) throws -> TestGoldens {
    { name in
      let golden = GoldenName(file: name.path(".png"), scene: name.stem(), kind: .pixels)
      return TestGoldens([.test(golden) { .pixels(GoldenPicture(image: image, scale: 2)) }])
    }
  }

  static func text(_ text: String) -> (TestGoldenName) throws -> TestGoldens {
    { name in
      let golden = GoldenName(file: name.path(".txt"), scene: name.stem(), kind: .list)
      return TestGoldens([.test(golden) { .text(text) }])
    }
  }
}
