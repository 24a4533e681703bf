public import BarCodecs
import BarGeometry

extension PixelDiff {
  /// The actual picture faded, changed pixels in red (#FF0040), a frame of one magenta pixel around them;
  /// opaque, as large as both pictures together. Where the rectangle reaches an edge, the frame has no room
  /// and is left out there, so no changed pixel is covered. Cost: O(pixels).
  /// - Throws: `GoldenError.malformedPicture` when a picture's bytes do not fit its size.
  public static func picture(
    _ expected: StraightImage, _ actual: StraightImage
  ) throws(GoldenError) -> StraightImage {
    let bounds = try compare(expected, actual).bounds
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var canvas = DiffCanvas(width: width, height: height)
    expected.withWords { e in
      actual.withWords { a in
        for y in 0..<height {
          let expectedEnd = y < expected.height ? expected.width : 0
          let actualEnd = y < actual.height ? actual.width : 0
          canvas.drawRow(
            y, (e + min(y, expected.height - 1) * expected.width, expectedEnd),
            (a + min(y, actual.height - 1) * actual.width, actualEnd))
        }
      }
    }
    if let bounds { canvas.frame(bounds) }
    return canvas.image
  }
}
