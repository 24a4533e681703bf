public import BarPixels
import CPNGShim

/// Writes PNG whose bytes depend on the picture alone (and zlib's version): for goldens and other files under
/// version control. RGB when every pixel is opaque, else RGBA. Chunks: IHDR, sRGB, pHYs, text, IDAT, IEND.
/// Some thirty times slower than `PNGFrameEncoder`, for files up to a quarter smaller.
public enum PNGStableEncoder {
  /// The file. Cost: O(pixels).
  /// - Parameters:
  ///   - scale: pixels per point, written as the density (2 = 144 dpi).
  ///   - text: keywords (1 to 79 Latin-1 characters) and values, written in the order of the keywords.
  /// - Throws: `CodecError.encoderFailed`.
  public static func encode(
    _ pixmap: Pixmap, scale: Double, text: [String: String] = [:]
  ) throws(CodecError) -> [UInt8] {
    try encode(
      StraightImage(width: pixmap.width, height: pixmap.height, rgba: PixelRows.straightBytes(pixmap)),
      scale: scale, text: text)
  }

  /// The same for straight samples; the picture's own metadata is not written.
  /// - Parameter isSealed: writes a `PixelSeal` too.
  public static func encode(
    _ image: StraightImage, scale: Double, text: [String: String] = [:], isSealed: Bool = false
  ) throws(CodecError) -> [UInt8] {
    let density = try PixelDensity.pixelsPerMeter(scale: scale)
    try image.checkWritable()
    let file = try file(StraightRows(image), of: image, density: density, texts: try PNGTexts(text))
    return isSealed ? PixelSeal(image).sealing(file) : file
  }

  /// - Parameters:
  ///   - rows: of the picture.
  ///   - density: pixels per metre.
  static func file(
    _ rows: StraightRows, of image: StraightImage, density: Int, texts: PNGTexts
  ) throws(CodecError) -> [UInt8] {
    var out = cpng_buffer()
    defer { cpng_buffer_free(&out) }
    var status = cpng_status()
    texts.withChunks { chunks in
      rows.bytes.withUnsafeBufferPointer { bytes in
        rows.filters.withUnsafeBufferPointer { filters in
          var request = cpng_image(
            width: UInt32(image.width), height: UInt32(image.height), has_alpha: rows.hasAlpha ? 1 : 0,
            rows: bytes.baseAddress, filters: filters.baseAddress, pixels_per_meter: UInt32(density),
            texts: chunks.baseAddress, text_count: chunks.count)
          cpng_write(&request, &out, &status)
        }
      }
    }
    guard status.code == CPNG_OK else { throw .encoderFailed("\(status.words); use a smaller picture") }
    return [UInt8](UnsafeBufferPointer(start: out.bytes, count: out.count))
  }
}

extension StraightImage {
  /// - Throws: `CodecError.encoderFailed` for a size that is none or does not fit the bytes.
  func checkWritable() throws(CodecError) {
    // PNG holds 31-bit sides (PNG specification, 7.1); sides first, so that the products cannot overflow.
    guard width > 0, height > 0, width <= 1 << 24, height <= 1 << 24, rgba.count == width * height * 4 else {
      throw .encoderFailed("\(width)×\(height) pixels with \(rgba.count) bytes; give 4 bytes a pixel")
    }
  }
}
