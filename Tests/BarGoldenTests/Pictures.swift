import BarCodecs
import BarGolden

/// Small pictures to compare.
enum Pictures {
  /// Each pixel differs from its neighbours; opaque.
  static func pattern(_ width: Int, _ height: Int) -> StraightImage {
    var rgba: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        rgba += [UInt8(x * 7 % 256), UInt8(y * 11 % 256), UInt8((x + y) * 5 % 256), 255]
      }
    }
    return StraightImage(width: width, height: height, rgba: rgba)
  }

  static func flat(_ width: Int, _ height: Int, _ rgba: [UInt8]) -> StraightImage {
    StraightImage(
      width: width, height: height, rgba: Array(repeatElement(rgba, count: width * height).joined()))
  }
}

extension StraightImage {
  subscript(x: Int, y: Int) -> [UInt8] {
    get { Array(rgba[(y * width + x) * 4..<(y * width + x) * 4 + 4]) }
    set { rgba.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 4, with: newValue) }
  }

  /// The same picture with one pixel changed.
  func with(_ x: Int, _ y: Int, _ pixel: [UInt8]) -> StraightImage {
    var copy = self
    copy[x, y] = pixel
    return copy
  }
}

extension GoldenItem {
  /// `s/1-fakeBar/at-….png`.
  static func picture(_ image: StraightImage, at progress: String = "0.3", scene: String = "s") -> GoldenItem
  {
    pixels(scene: scene, step: 1, strategy: "fakeBar", label: "progress \(progress)") {
      GoldenPicture(image: image, scale: 2)
    }
  }

  /// `s/1-fakeBar.txt`.
  static func list(_ text: String, scene: String = "s") -> GoldenItem {
    .text(scene: scene, step: 1, strategy: "fakeBar") { text }
  }
}
