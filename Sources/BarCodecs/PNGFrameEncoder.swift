public import BarPixels

/// Writes frames as PNG, fast: RGB when every pixel is opaque, else RGBA, never reduced further. Chunks:
/// IHDR, sRGB, pHYs, IDAT, IEND. Equal pixels decode equally everywhere, but the bytes are not always the same;
/// files that are kept under version control come from `PNGStableEncoder`.
///
/// An encoder keeps its buffers from frame to frame: have one per worker. About 2 MiB, more for large files.
public final class PNGFrameEncoder {
  /// Rows are handed to the compressor in batches that stay in the cache.
  private static let batchSize = 128 << 10

  /// From here on a block of their own is smaller than what it takes to end the block before and begin one
  /// after.
  private static let minRepeats = 8

  private let deflater = PNGDeflater()
  private var png = PNGBytes(capacity: 1 << 20)
  private var rows = ScanlineBuffer()

  public init() {}

  /// The file. Cost: O(pixels).
  /// - Parameter scale: pixels per point, written as the density (2 = 144 dpi).
  /// - Throws: `CodecError.encoderFailed` for an unusable scale or more than 4 GiB of samples.
  public func encode(_ pixmap: Pixmap, scale: Double) throws(CodecError) -> [UInt8] {
    let density = try PixelDensity.pixelsPerMeter(scale: scale)
    guard pixmap.height * (pixmap.width * 4 + 1) <= Int(UInt32.max) else {
      throw .encoderFailed("\(pixmap) has more than 4 GiB of samples; render smaller frames")
    }
    // Whether all is opaque is known at the last pixel; most frames are, so look while writing.
    if try write(pixmap, density, hasAlpha: false) == false {
      _ = try write(pixmap, density, hasAlpha: true)
    }
    return png.array
  }

  /// Returns false, with the file unfinished, when a translucent pixel turns up in a file without alpha.
  private func write(_ pixmap: Pixmap, _ density: Int, hasAlpha: Bool) throws(CodecError) -> Bool {
    writeHead(pixmap, density, hasAlpha: hasAlpha)
    rows.begin(width: pixmap.width, bytesPerPixel: hasAlpha ? 4 : 3, batchSize: Self.batchSize)
    deflater.begin(&png)
    var y = 0
    while y < pixmap.height {
      let repeats = rows.repeats(pixmap, from: y)
      if repeats >= Self.minRepeats {
        try flush(isComplete: true, isLast: false)
        y += repeats
        deflater.append(repeats: repeats, zeros: rows.lineCount, isLast: y == pixmap.height, to: &png)
        continue
      }
      for _ in 0..<max(repeats, 1) {
        if rows.isFull { try flush(isComplete: false, isLast: false) }
        if repeats > 0 {
          rows.appendRepeat()
        } else {
          let conjunction = rows.append(pixmap, y: y)
          guard hasAlpha || conjunction >> 24 == 255 else { return false }
        }
        y += 1
      }
      if y == pixmap.height { try flush(isComplete: true, isLast: true) }
    }
    png.beginChunk("IEND")
    png.endChunk()
    return true
  }

  private func flush(isComplete: Bool, isLast: Bool) throws(CodecError) {
    try deflater.append(
      rows.batch, count: rows.batchCount, isComplete: isComplete, isLast: isLast, to: &png)
    rows.batchCount = 0
  }

  private func writeHead(_ pixmap: Pixmap, _ density: Int, hasAlpha: Bool) {
    png.begin()
    png.beginChunk("IHDR")
    png.append(UInt32(pixmap.width))
    png.append(UInt32(pixmap.height))
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
