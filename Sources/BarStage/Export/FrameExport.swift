import BarCodecs
import BarPixels

/// One frame after the other as a PNG file and its digest, made row by row while the frame is drawn.
final class FrameExport: RowSink {
  private let encoder = PNGFrameEncoder()
  private let hasher: PixelHasher?
  private let scale: Double

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - digest: nil for none.
  init(scale: Double, digest: FrameDigest?) {
    self.scale = scale
    hasher = digest.map(PixelHasher.init)
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

  /// The frame whose last row was given: the file's bytes, and its digest in lower-case hex.
  func finish() -> (png: [UInt8], digest: String?) { (encoder.finish(), hasher?.finish()) }
}
