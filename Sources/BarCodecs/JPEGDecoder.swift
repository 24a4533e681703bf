import BarPixels
import CTurboJPEG

/// Reads JPEG (baseline and progressive, grey or colour) through libjpeg-turbo. Any warning of the library is
/// an error here: it would otherwise fill what it cannot read with grey. Colours of an embedded profile are
/// converted to sRGB, and a picture that a camera held sideways is turned upright, as UIImage draws it.
public enum JPEGDecoder {
  /// Cost: O(pixels).
  /// - Throws: `CodecError`; too large a picture is refused before memory is taken.
  public static func decode(
    _ bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(CodecError) -> DecodedImage {
    guard try ImageFormat(bytes) == .jpeg else {
      throw .notAnImage(found: "a PNG", remedy: "read it as PNG")
    }
    guard let decoder = tjInitDecompress() else { throw .corrupt("no memory to read it") }
    defer { tjDestroy(decoder) }
    let (width, height) = try size(bytes, decoder)
    try limits.check(width: width, height: height)
    let pixmap = Pixmap(uninitializedWidth: width, height: height)
    // ACCURATEDCT: the same samples on every CPU. LIMITSCANS: a progressive file can ask for endless work.
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
    let result = tjDecompress2(
      decoder, bytes, UInt(bytes.count),
      UnsafeMutableRawPointer(pixmap.words).assumingMemoryBound(to: UInt8.self),
      Int32(width), Int32(width * 4), Int32(height), pixelFormat, flags)
    guard result == 0 else { throw error(decoder) }
    let markers = JPEGMarkers(bytes)
    var metadata = markers.metadata
    if let note = convert(pixmap, markers) { metadata.notes.append(note) }
    return DecodedImage(
      pixmap: markers.orientation.upright(pixmap), hasAlpha: false, metadata: metadata)
  }

  private static func convert(_ pixmap: Pixmap, _ markers: JPEGMarkers) -> String? {
    guard markers.hasProfile else { return nil }
    guard let profile = markers.profile else { return ColorProfile(name: "", bytes: []).refusal }
    return profile.convert(pixmap.words, count: pixmap.width * pixmap.height, layout: .words)
  }

  /// The format whose bytes are our words 0xAARRGGBB; alpha is set to 255.
  private static var pixelFormat: Int32 {
    #if _endian(little)
      Int32(TJPF_BGRA.rawValue)
    #else
      Int32(TJPF_ARGB.rawValue)
    #endif
  }

  private static func size(_ bytes: [UInt8], _ decoder: tjhandle) throws(CodecError) -> (Int, Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    var subsampling: Int32 = 0
    var colorSpace: Int32 = 0
    let result = tjDecompressHeader3(
      decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &colorSpace)
    guard result == 0 else { throw error(decoder) }
    guard colorSpace != Int32(TJCS_CMYK.rawValue), colorSpace != Int32(TJCS_YCCK.rawValue) else {
      throw .unsupported("JPEG in CMYK", remedy: "export it in RGB")
    }
    return (Int(width), Int(height))
  }

  private static func error(_ decoder: tjhandle) -> CodecError {
    let words = String(cString: tjGetErrorStr2(decoder))
    // libjpeg's words for a file that ends inside or before its picture (jerror.h).
    let endings = ["Premature end", "Input file read error", "Insufficient"]
    return endings.contains { words.contains($0) } ? .truncated : .corrupt(words)
  }
}
