package import BarCodecs

/// The upper part of a screenshot, opaque, rows from the top.
package struct Picture {
  /// Pixels.
  package var width: Int
  package var height: Int
  private var pixels: [PixelColor]

  package init(width: Int, height: Int, pixels: [PixelColor]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The first `rows` rows of `image`; alpha is not looked at. O(pixels).
  package init(_ image: StraightImage, rows: Int) {
    let height = min(max(rows, 0), image.height)
    let pixels = (0..<height * image.width).map { index in
      PixelColor(image.rgba[index * 4], image.rgba[index * 4 + 1], image.rgba[index * 4 + 2])
    }
    self.init(width: image.width, height: height, pixels: pixels)
  }

  package subscript(x: Int, y: Int) -> PixelColor {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// What fills a row behind the ink: the median of each channel, which texts that cover less than half of the row
  /// do not move. O(width).
  package func paper(ofRow y: Int) -> PixelColor {
    median(of: pixels[y * width..<(y + 1) * width])
  }

  /// The same for several rows together.
  package func paper(ofRows rows: Range<Int>) -> PixelColor {
    median(of: pixels[rows.lowerBound * width..<rows.upperBound * width])
  }

  private func median(of colors: ArraySlice<PixelColor>) -> PixelColor {
    var counts = [Int](repeating: 0, count: 3 * 256)
    for color in colors {
      counts[Int(color.red)] += 1
      counts[256 + Int(color.green)] += 1
      counts[512 + Int(color.blue)] += 1
    }
    func middle(_ channel: Int) -> UInt8 {
      var sum = 0
      for level in 0..<256 {
        sum += counts[channel * 256 + level]
        if sum * 2 > colors.count { return UInt8(level) }
      }
      return 255
    }
    return PixelColor(middle(0), middle(1), middle(2))
  }
}
