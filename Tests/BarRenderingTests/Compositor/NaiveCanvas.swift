import BarPixels

/// A picture as plain numbers: four channels a pixel (alpha, red, green, blue, premultiplied), rows as arrays.
struct NaiveCanvas {
  let width: Int
  let height: Int
  var pixels: [[[Int]]]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: Array(repeating: [0, 0, 0, 0], count: width), count: height)
  }

  init(_ pixmap: Pixmap) {
    self.init(width: pixmap.width, height: pixmap.height)
    for y in 0..<height {
      for x in 0..<width { pixels[y][x] = NaiveCanvas.channels(pixmap[x, y]) }
    }
  }

  var pixmap: Pixmap {
    let result = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { result[x, y] = NaiveCanvas.word(pixels[y][x]) }
    }
    return result
  }

  static func channels(_ word: UInt32) -> [Int] { [24, 16, 8, 0].map { Int(word >> $0) & 255 } }

  static func word(_ channels: [Int]) -> UInt32 { channels.reduce(0) { $0 << 8 | UInt32($1) } }

  /// A product of two bytes, 255 standing for one, rounded half up.
  static func times(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }

  static func scaled(_ channels: [Int], _ factor: Int) -> [Int] { channels.map { times($0, factor) } }

  /// Source-over.
  mutating func lay(_ source: [Int], x: Int, y: Int) {
    for channel in 0..<4 {
      pixels[y][x][channel] = source[channel] + NaiveCanvas.times(pixels[y][x][channel], 255 - source[0])
    }
  }
}
