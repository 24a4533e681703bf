import BarPixels

/// Looks at single pixels, premultiplied 0xAARRGGBB.
enum Pixels {
  /// Alpha, red, green, blue.
  static func channels(_ word: UInt32) -> [Int] { [24, 16, 8, 0].map { Int(word >> $0) & 255 } }

  /// The largest difference of a channel, in levels.
  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    guard a != b else { return 0 }
    var most = 0
    for (x, y) in zip(channels(a), channels(b)) { most = max(most, abs(x - y)) }
    return most
  }
}
