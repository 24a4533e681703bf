/// An opaque 8-bit sRGB colour.
package struct PixelColor: Hashable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// "#RRGGBB".
  package init?(hex: String) {
    let digits = hex.drop { $0 == "#" }
    guard digits.count == 6, let word = UInt32(digits, radix: 16) else { return nil }
    self.init(UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255))
  }

  package var hex: String {
    "#"
      + channels.map { channel in
        let digits = String(channel, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  package var channels: [Int] { [Int(red), Int(green), Int(blue)] }

  /// The largest difference of a channel, levels.
  package func difference(to other: PixelColor) -> Int {
    max(
      abs(Int(red) - Int(other.red)),
      max(abs(Int(green) - Int(other.green)), abs(Int(blue) - Int(other.blue))))
  }

  /// How much of `ink` lies over `paper` here: 0…1, the projection on the line between the two.
  package func coverage(of ink: PixelColor, over paper: PixelColor) -> Double {
    var along = 0
    var length = 0
    for (own, (ink, paper)) in zip(channels, zip(ink.channels, paper.channels)) {
      along += (own - paper) * (ink - paper)
      length += (ink - paper) * (ink - paper)
    }
    guard length > 0 else { return 0 }
    return min(max(Double(along) / Double(length), 0), 1)
  }
}
