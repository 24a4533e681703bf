import BarCodecs
import BarPixels

/// One frame after the other as a PNG file and its digest, made row by row while the frame is drawn. The digest takes
/// half of the time: SHA-256 cannot go faster than about a gigabyte a second.
final class FrameExport: RowSink {
  private let encoder = PNGFrameEncoder()
  private let hasher: PixelHasher?
  private let scale: Double

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - hasDigests: whether digests are made.
  init(scale: Double, hasDigests: Bool) {
    self.scale = scale
    hasher = hasDigests ? PixelHasher() : nil
  }

  func begin(width: Int, height: Int, isOpaque: Bool) throws {
    try encoder.begin(width: width, height: height, scale: scale, isOpaque: isOpaque)
    try hasher?.begin(width: width)
  }

  func append(rows: UnsafePointer<UInt32>, count: Int) throws {
    try encoder.append(rows: rows, count: count)
    hasher?.append(rows: rows, count: count)
  }

  func append(repeats count: Int) throws {
    try encoder.append(repeats: count)
    hasher?.append(repeats: count)
  }

  /// The frame whose last row was given: the file's bytes, and lower-case hex SHA-256 over the straight RGBA rows or
  /// nil without digests.
  func finish() -> (png: [UInt8], sha256: String?) { (encoder.finish(), hasher?.finish()) }
}
