import BarPixels

/// Reads a picture file of any kind that is read (PNG, JPEG), told by its first bytes.
public enum ImageDecoder {
  /// Cost: O(pixels).
  /// - Throws: `CodecError`; too large a picture is refused before memory is taken.
  public static func decode(
    _ bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(CodecError) -> DecodedImage {
    switch try ImageFormat(bytes) {
    case .png: try PNGDecoder.decode(bytes, limits: limits)
    case .jpeg: try JPEGDecoder.decode(bytes, limits: limits)
    }
  }

  /// The same, with the file's own samples, not premultiplied: for comparing files.
  public static func decodeStraight(
    _ bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(CodecError) -> StraightImage {
    switch try ImageFormat(bytes) {
    case .png: try PNGDecoder.decodeStraight(bytes, limits: limits)
    case .jpeg: StraightImage(opaque: try JPEGDecoder.decode(bytes, limits: limits))
    }
  }
}

extension StraightImage {
  /// Nothing is lost: opaque pixels are the same either way.
  fileprivate init(opaque image: DecodedImage) {
    let pixmap = image.pixmap
    self.init(
      width: pixmap.width, height: pixmap.height, rgba: PixelRows.straightBytes(pixmap),
      metadata: image.metadata)
  }
}
