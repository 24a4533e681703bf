public import BarPixels

/// Writes frames as PNG, fast: RGB when every pixel is opaque, else RGBA, never reduced further. Chunks:
/// IHDR, sRGB, pHYs, IDAT, IEND. Equal pixels decode equally everywhere, but the bytes are not always the same;
/// files that are kept under version control come from `PNGStableEncoder`.
///
/// A picture is given at once, or row by row between `begin` and `finish`. An encoder keeps its buffers from frame to
/// frame: have one per worker. About 2 MiB, more for large files.
public final class PNGFrameEncoder {
  /// Rows are handed to the compressor in batches that stay in the cache.
  private static let batchSize = 128 << 10

  /// So many rows that repeat the row above, or more, get a block of their own. Each one ends the compressor's block and
  /// makes it begin another, which takes as long as some 64 KiB of zeros (measured on pages 375 and 1290 pixels wide).
  /// - Parameter lineCount: bytes of a row.
  package static func minRepeats(lineCount: Int) -> Int { max(8, (64 << 10) / lineCount) }

  private let deflater = PNGDeflater()
  private var png = PNGBytes(capacity: 1 << 20)
  private var rows = ScanlineBuffer()
  private var height = 0
  /// The row that comes next.
  private var y = 0

  public init() {}

  /// The file. Cost: O(pixels).
  /// - Parameter scale: pixels per point, written as the density (2 = 144 dpi).
  /// - Throws: `CodecError.encoderFailed` for an unusable scale or more than 4 GiB of samples.
  public func encode(_ pixmap: Pixmap, scale: Double) throws(CodecError) -> [UInt8] {
    // Whether all is opaque is known at the last pixel; most frames are, so look while writing.
    for isOpaque in [true, false] {
      try begin(width: pixmap.width, height: pixmap.height, scale: scale, isOpaque: isOpaque)
      if try append(pixmap, isOpaque: isOpaque) { break }
    }
    return finish()
  }

  /// Returns false, with the file unfinished, when a translucent pixel turns up in a file without alpha.
  private func append(_ pixmap: Pixmap, isOpaque: Bool) throws(CodecError) -> Bool {
    while y < height {
      let repeats = rows.repeats(pixmap, from: y)
      if repeats > 0 {
        try append(repeats: repeats)
      } else {
        let conjunction = try append(row: pixmap.row(y))
        guard !isOpaque || conjunction >> 24 == 255 else { return false }
      }
    }
    return true
  }

  /// A picture begins; all of its rows must follow.
  /// - Parameters:
  ///   - width, height: pixels.
  ///   - scale: pixels per point.
  ///   - isOpaque: whether every pixel is; the file has no alpha then.
  public func begin(width: Int, height: Int, scale: Double, isOpaque: Bool) throws(CodecError) {
    let density = try PixelDensity.pixelsPerMeter(scale: scale)
    guard height * (width * 4 + 1) <= Int(UInt32.max) else {
      throw .encoderFailed("\(width)×\(height) pixels are more than 4 GiB of samples; render smaller frames")
    }
    (self.height, y) = (height, 0)
    writeHead(width: width, density, hasAlpha: !isOpaque)
    rows.begin(width: width, bytesPerPixel: isOpaque ? 3 : 4, batchSize: Self.batchSize)
    deflater.begin(&png)
  }

  /// The next rows, without padding; before them in memory lies the row above, if there is one.
  public func append(rows first: UnsafePointer<UInt32>, count: Int) throws(CodecError) {
    for row in 0..<count { _ = try append(row: first + row * rows.width) }
  }

  /// Returns the pixels combined by "and".
  private func append(row: UnsafePointer<UInt32>) throws(CodecError) -> UInt32 {
    if rows.isFull { try flush(isComplete: false) }
    let conjunction = rows.append(row, above: y == 0 ? nil : row - rows.width)
    y += 1
    if y == height { try flush(isComplete: true) }
    return conjunction
  }

  /// `count` rows like the last one.
  public func append(repeats count: Int) throws(CodecError) {
    guard count > 0 else { return }
    if count >= Self.minRepeats(lineCount: rows.lineCount) {
      try flush(isComplete: true)
      y += count
      deflater.append(repeats: count, zeros: rows.lineCount, isLast: y == height, to: &png)
    } else {
      for _ in 0..<count {
        if rows.isFull { try flush(isComplete: false) }
        rows.appendRepeat()
        y += 1
      }
      if y == height { try flush(isComplete: true) }
    }
  }

  /// The file.
  /// - Precondition: all rows were given.
  public func finish() -> [UInt8] {
    precondition(y == height, "\(height - y) rows are missing")
    png.beginChunk("IEND")
    png.endChunk()
    return png.array
  }

  private func flush(isComplete: Bool) throws(CodecError) {
    try deflater.append(
      rows.batch, count: rows.batchCount, isComplete: isComplete, isLast: y == height, to: &png)
    rows.batchCount = 0
  }

  private func writeHead(width: Int, _ density: Int, hasAlpha: Bool) {
    png.begin()
    png.beginChunk("IHDR")
    png.append(UInt32(width))
    png.append(UInt32(height))
    // 8 bits, colour type, deflate, the five filters, not interlaced.
    png.append([8, hasAlpha ? 6 : 2, 0, 0, 0])
    png.endChunk()
    png.beginChunk("sRGB")
    png.append([0])  // perceptual
    png.endChunk()
    png.beginChunk("pHYs")
    png.append(UInt32(density))
    png.append(UInt32(density))
    png.append([1])  // per metre
    png.endChunk()
  }
}
