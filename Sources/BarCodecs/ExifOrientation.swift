package import BarPixels

/// How a picture must be turned to stand upright (Exif 2.3, tag 0x0112). UIImage draws such a picture upright, and
/// so does everything here.
package enum ExifOrientation: Int {
  case upright = 1
  case mirrored
  case rotated180
  case flipped
  /// Rows are columns.
  case transposed
  /// To be turned right by a quarter.
  case right
  case transverse
  case left

  private var swapsSides: Bool { rawValue >= 5 }

  /// The picture upright. Cost: O(pixels).
  package func upright(_ source: Pixmap) -> Pixmap {
    guard self != .upright else { return source }
    let (width, height) = (source.width, source.height)
    let result = Pixmap(
      uninitializedWidth: swapsSides ? height : width, height: swapsSides ? width : height)
    for y in 0..<result.height {
      let row = result.row(y)
      for x in 0..<result.width {
        let from: Int =
          switch self {
          case .upright: y * width + x
          case .mirrored: y * width + width - 1 - x
          case .rotated180: (height - 1 - y) * width + width - 1 - x
          case .flipped: (height - 1 - y) * width + x
          case .transposed: x * width + y
          case .right: (height - 1 - x) * width + y
          case .transverse: (height - 1 - x) * width + width - 1 - y
          case .left: x * width + width - 1 - y
          }
        row[x] = source.words[from]
      }
    }
    return result
  }
}
