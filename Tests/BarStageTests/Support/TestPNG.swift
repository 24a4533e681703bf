import BarCodecs
import BarPixels

/// Pictures as files for tests.
enum TestPNG {
  static func encode(_ pixmap: Pixmap) throws -> [UInt8] { try PNGFrameEncoder().encode(pixmap, scale: 1) }

  /// One colour, premultiplied 0xAARRGGBB.
  static func solid(_ word: UInt32, width: Int, height: Int) throws -> [UInt8] {
    let pixmap = Pixmap(width: width, height: height)
    Kernels.fill(pixmap.words, count: width * height, word: word)
    return try encode(pixmap)
  }
}
