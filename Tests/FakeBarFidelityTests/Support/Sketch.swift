import BarGeometry
import FakeBarFidelity

/// Draws pictures whose geometry is known: rectangles with exact area coverage.
struct Sketch {
  private(set) var picture: Picture

  init(width: Int, height: Int, _ color: PixelColor = .white) {
    picture = Picture(
      width: width, height: height, pixels: Array(repeating: color, count: width * height))
  }

  /// Covers `rect` (pixels, fractions allowed) with `color`; a pixel covered by half becomes the middle of both colours.
  mutating func fill(_ rect: Rect, _ color: PixelColor) {
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1).intersection(rect)
        let share = pixel.width * pixel.height
        if share > 0 { picture[x, y] = picture[x, y].mixed(with: color, share) }
      }
    }
  }

  mutating func fillRows(_ rows: Range<Int>, _ color: PixelColor) {
    let height = Double(rows.count)
    fill(Rect(x: 0, y: Double(rows.lowerBound), width: Double(picture.width), height: height), color)
  }
}

extension PixelColor {
  static let white = PixelColor(255, 255, 255)
  static let black = PixelColor(0, 0, 0)

  fileprivate func mixed(with other: PixelColor, _ share: Double) -> PixelColor {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * share).rounded())
    }
    return PixelColor(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}
