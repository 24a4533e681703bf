import BarCodecs
import BarGeometry

/// A picture of differences under construction; white where neither picture has pixels.
struct DiffCanvas {
  private static let changed: (UInt8, UInt8, UInt8) = (0xFF, 0x00, 0x40)
  private static let magenta: (UInt8, UInt8, UInt8) = (0xFF, 0x00, 0xFF)
  /// What is left of the contrast with white: enough to see where one is, too little to be taken for a change
  /// (assumed).
  private static let contrast: UInt32 = 64

  private(set) var image: StraightImage

  init(width: Int, height: Int) {
    image = StraightImage(
      width: width, height: height, rgba: [UInt8](repeating: 255, count: width * height * 4))
  }

  /// Each row is given as its first pixel and how many it has.
  mutating func drawRow(
    _ y: Int, _ expected: (UnsafePointer<UInt32>, Int), _ actual: (UnsafePointer<UInt32>, Int)
  ) {
    let ((e, expectedEnd), (a, actualEnd)) = (expected, actual)
    let common = min(expectedEnd, actualEnd)
    let width = image.width
    image.rgba.withUnsafeMutableBufferPointer { rgba in
      var at = y * width * 4
      for x in 0..<max(expectedEnd, actualEnd) {
        if x < common, e[x] == a[x] {
          let grey = Self.faded(UInt32(littleEndian: a[x]))
          (rgba[at], rgba[at + 1], rgba[at + 2]) = (grey, grey, grey)
        } else {
          (rgba[at], rgba[at + 1], rgba[at + 2]) = Self.changed
        }
        at += 4
      }
    }
  }

  /// A line around the rectangle, outside of it.
  mutating func frame(_ rect: PixelRect) {
    for x in rect.x - 1...rect.maxX {
      dot(x, rect.y - 1)
      dot(x, rect.maxY)
    }
    for y in rect.y..<rect.maxY {
      dot(rect.x - 1, y)
      dot(rect.maxX, y)
    }
  }

  private mutating func dot(_ x: Int, _ y: Int) {
    guard x >= 0, y >= 0, x < image.width, y < image.height else { return }
    let at = (y * image.width + x) * 4
    (image.rgba[at], image.rgba[at + 1], image.rgba[at + 2]) = Self.magenta
  }

  /// A pixel on white as a light grey; luma with the weights of Rec. 709 in 1/256.
  @inline(__always)
  private static func faded(_ rgba: UInt32) -> UInt8 {
    let luma = ((rgba & 255) * 54 + (rgba >> 8 & 255) * 183 + (rgba >> 16 & 255) * 19) >> 8
    let darkness = (255 - luma) * (rgba >> 24) * contrast / (255 * 255)
    return UInt8(truncatingIfNeeded: 255 - darkness)
  }
}
