public import BarCodecs
import BarGeometry
import BarPixels

extension PixelDiff {
  /// Compares every sample. Cost: O(pixels), equal rows at the speed of memory.
  /// - Throws: `GoldenError.malformedPicture` when a picture's bytes do not fit its size.
  public static func compare(
    _ expected: StraightImage, _ actual: StraightImage
  ) throws(GoldenError) -> PixelDiff {
    try expected.checkWhole()
    try actual.checkWhole()
    var tally = PixelTally()
    let commonWidth = min(expected.width, actual.width)
    expected.withWords { e in
      actual.withWords { a in
        for y in 0..<max(expected.height, actual.height) {
          let expectedEnd = y < expected.height ? expected.width : 0
          let actualEnd = y < actual.height ? actual.width : 0
          if expectedEnd > 0, actualEnd > 0 {
            tally.addRow(e + y * expected.width, a + y * actual.width, count: commonWidth, y: y)
          }
          // A row that only one picture has begins at 0, else the longer one's rest.
          tally.addUnpaired(min(expectedEnd, actualEnd)..<max(expectedEnd, actualEnd), y: y)
        }
      }
    }
    return PixelDiff(
      expectedWidth: expected.width, expectedHeight: expected.height, actualWidth: actual.width,
      actualHeight: actual.height, different: tally.different, alphaInvisible: tally.alphaInvisible,
      maxDelta: tally.maxDelta, bounds: tally.bounds)
  }
}

extension StraightImage {
  func checkWhole() throws(GoldenError) {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, pixels <= Int.max / 4, rgba.count == pixels * 4 else {
      throw .malformedPicture(width: width, height: height, byteCount: rgba.count)
    }
  }

  /// The pixels as words with red in the lowest byte on little-endian machines.
  /// - Precondition: the picture is whole.
  func withWords(_ body: (UnsafePointer<UInt32>) -> Void) {
    rgba.withUnsafeBytes {
      // Not nil: a whole picture has pixels. Arrays are aligned to more than a word.
      body($0.baseAddress!.assumingMemoryBound(to: UInt32.self))
    }
  }
}
