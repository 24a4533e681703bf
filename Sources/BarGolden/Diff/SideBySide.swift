import BarCodecs

/// The expected picture, the actual one and what differs, in a row on grey.
enum SideBySide {
  /// Pixels between and around the pictures.
  private static let gap = 16
  /// Tells the pictures' edges from white and from black.
  private static let paper: [UInt8] = [128, 128, 128, 255]

  /// - Throws: `DiffError`.
  static func picture(
    _ expected: DiffSource, _ actual: DiffSource, _ marks: StraightImage
  ) throws(DiffError) -> StraightImage {
    let pictures = [try expected.straight(), try actual.straight(), marks]
    let width = pictures.reduce(gap) { $0 + $1.width + gap }
    let height = marks.height + 2 * gap
    guard width * height <= ImageLimits.comparing.maxPixels else {
      throw .pictureTooLarge(width: width, height: height)
    }
    var rgba = [UInt8](unsafeUninitializedCapacity: width * height * 4) { room, count in
      for i in 0..<width * height * 4 { room.initializeElement(at: i, to: paper[i & 3]) }
      count = width * height * 4
    }
    var x = gap
    for picture in pictures {
      for y in 0..<picture.height {
        let (at, from) = (((gap + y) * width + x) * 4, y * picture.width * 4)
        rgba.replaceSubrange(at..<at + picture.width * 4, with: picture.rgba[from..<from + picture.width * 4])
      }
      x += picture.width + gap
    }
    return StraightImage(width: width, height: height, rgba: rgba)
  }
}
