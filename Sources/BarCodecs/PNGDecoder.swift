import BarPixels
import CPNGShim

/// Reads PNG through libpng: every colour type, depth and interlacing, and Xcode's own kind; of an animation its
/// default image. Colours of an embedded profile are converted to sRGB; without one samples are taken as sRGB,
/// and a gamma that says otherwise is named in the notes.
public enum PNGDecoder {
  /// Cost: O(pixels).
  /// - Throws: `CodecError`; too large a picture is refused before memory is taken.
  public static func decode(
    _ bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(CodecError) -> DecodedImage {
    let header = try checkedHeader(bytes, limits)
    let pixmap = Pixmap(uninitializedWidth: header.width, height: header.height)
    let metadata = try read(bytes, header, limits, into: UnsafeMutableRawPointer(pixmap.words))
    let hasAlpha = PixelRows.premultiplyInPlace(pixmap.words, count: pixmap.width * pixmap.height)
    return DecodedImage(pixmap: pixmap, hasAlpha: hasAlpha, metadata: metadata)
  }

  /// The file's own samples, 16 bits rounded to 8, not premultiplied, in sRGB. Cost: O(pixels).
  /// - Throws: `CodecError`; too large a picture is refused before memory is taken.
  public static func decodeStraight(
    _ bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(CodecError) -> StraightImage {
    let header = try checkedHeader(bytes, limits)
    var rgba = [UInt8](repeating: 0, count: header.width * header.height * 4)
    let metadata = try rgba.withUnsafeMutableBufferPointer { (room) throws(CodecError) in
      // Not nil: the header has at least one pixel.
      try read(bytes, header, limits, into: UnsafeMutableRawPointer(room.baseAddress!))
    }
    return StraightImage(width: header.width, height: header.height, rgba: rgba, metadata: metadata)
  }

  private static func checkedHeader(
    _ bytes: [UInt8], _ limits: ImageLimits
  ) throws(CodecError) -> PNGHeader {
    guard try ImageFormat(bytes) == .png else {
      throw .notAnImage(found: "a JPEG", remedy: "save it as PNG")
    }
    let header = try PNGHeader(bytes)
    try limits.check(width: header.width, height: header.height)
    try header.checkPlausible(fileSize: bytes.count)
    return header
  }

  /// Bounds for a file that hides megabytes of text or profile in a few bytes: 4 MiB holds every profile and
  /// XMP packet seen in asset catalogs many times over (assumed), 32 text chunks of it are still bearable.
  private static let maxChunkBytes = 4 << 20
  private static let maxTextChunks: UInt32 = 32

  /// Fills `pixels` with straight RGBA; the file's header has been checked.
  private static func read(
    _ bytes: [UInt8], _ header: PNGHeader, _ limits: ImageLimits, into pixels: UnsafeMutableRawPointer
  ) throws(CodecError) -> ImageMetadata {
    guard !header.isCgBI else {
      let plain = try CgBIFile(bytes).plainPNG(maximumRowBytes: header.maximumRowBytes)
      return try readPlain(plain, header, limits, into: pixels)
    }
    return try readPlain(bytes, header, limits, into: pixels)
  }

  private static func readPlain(
    _ bytes: [UInt8], _ header: PNGHeader, _ limits: ImageLimits, into pixels: UnsafeMutableRawPointer
  ) throws(CodecError) -> ImageMetadata {
    try bytes.withUnsafeBufferPointer { (file) throws(CodecError) in
      var info = cpng_info()
      var status = cpng_status()
      let reader = cpng_reader_open(
        file.baseAddress, file.count, UInt32(clamping: limits.maxSide), maxChunkBytes, maxTextChunks, &info,
        &status)
      defer { cpng_reader_close(reader) }
      try status.check()
      cpng_reader_read(reader, pixels.assumingMemoryBound(to: UInt8.self), &status)
      try status.check()
      let count = header.width * header.height
      if header.isCgBI, header.isTrueColor { CgBIFile.straighten(pixels, count: count) }
      var metadata = ImageMetadata(info, text: texts(of: reader))
      if let profile = info.colorProfile, let note = profile.convert(pixels, count: count, layout: .rgba) {
        metadata.notes.append(note)
      }
      return metadata
    }
  }

  private static func texts(of reader: OpaquePointer?) -> [String: String] {
    var result: [String: String] = [:]
    for index in 0..<cpng_reader_text_count(reader) {
      let chunk = cpng_reader_text(reader, index)
      let value = UnsafeRawBufferPointer(start: chunk.value, count: chunk.value == nil ? 0 : chunk.length)
      let keyword = String(latin1: UnsafeRawBufferPointer(start: chunk.keyword, count: chunk.keywordLength))
      result[keyword] =
        chunk.is_utf8 != 0 ? String(decoding: value, as: UTF8.self) : String(latin1: value)
    }
    return result
  }
}
