public import BarCodecs
public import BarPixels

/// A picture to be compared with a golden or to become one.
public struct GoldenPicture: Equatable, Sendable {
  public var image: StraightImage
  /// Pixels per point; written into the file, not compared.
  public var scale: Double
  /// Where the picture's first pixel lies on the whole screen, in pixels: what connects it with a display list.
  public var origin: (x: Int, y: Int) = (0, 0)
  /// How it is compared with its golden.
  public var options = DiffOptions()

  public init(image: StraightImage, scale: Double) {
    self.image = image
    self.scale = scale
  }

  /// Cost: O(pixels), to undo the premultiplication.
  public init(_ pixmap: Pixmap, scale: Double) {
    self.init(
      image: StraightImage(
        width: pixmap.width, height: pixmap.height, rgba: PixelRows.straightBytes(pixmap)),
      scale: scale)
  }

  public static func == (one: GoldenPicture, other: GoldenPicture) -> Bool {
    one.image == other.image && one.scale == other.scale && one.origin == other.origin
      && one.options == other.options
  }
}

extension GoldenPicture {
  /// What a quick look at a golden tells.
  enum QuickLook {
    case same
    /// To be compared.
    case unclear
    /// The file has a seal, but of other pixels.
    case forged
  }

  /// The quick look that decides for nearly every golden: the same samples in an everyday file, which a seal tells
  /// without decoding.
  /// - Parameter verifiesSeals: whether to decode nevertheless.
  /// - Throws: `GoldenError.malformedPicture`.
  func look(at golden: DiffSource, verifiesSeals: Bool) throws(GoldenError) -> QuickLook {
    try image.checkWhole()
    guard golden.file.depth == .eight, !golden.file.isAnimation, golden.file.width == image.width,
      golden.file.height == image.height
    else { return .unclear }
    if !verifiesSeals {
      if let seal = PixelSeal(in: golden.bytes), seal == PixelSeal(image) { return .same }
      // Nothing to be converted: row by row, up to the first that differs.
      if golden.file.colorTags.meaning == .sRGB, !golden.file.isPremultiplied {
        return golden.file.holds(image) ? .same : .unclear
      }
    }
    guard let stored = try? PNGDecoder.decodeStraight(golden.bytes) else { return .unclear }
    if verifiesSeals, PixelSeal.agreement(of: golden.bytes, with: stored) == .disagrees { return .forged }
    // Whatever decoding has left out might differ unseen: the long way tells.
    return stored.metadata.notes.isEmpty && stored.rgba == image.rgba ? .same : .unclear
  }

  func encoded(_ text: [String: String]) throws(GoldenError) -> [UInt8] {
    try image.checkWhole()
    do throws(CodecError) {
      return try PNGStableEncoder.encode(image, scale: scale, text: text, isSealed: true)
    } catch {
      throw .cannotEncode(path: "a golden", reason: error.description)
    }
  }
}

extension StraightImage {
  /// - Throws: `GoldenError.malformedPicture`, so that a picture without pixels is never equal to another.
  func checkWhole() throws(GoldenError) {
    guard width > 0, height > 0, rgba.count == width * height * 4 else {
      throw .malformedPicture(width: width, height: height, byteCount: rgba.count)
    }
  }
}
