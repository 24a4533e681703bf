public import BarCodecs
import BarPixels

/// Frames in time to be compared with an animated golden or to become one.
public struct GoldenAnimation: Equatable, Sendable {
  /// All of one size; at least one.
  public var frames: [StraightImage]
  /// How long each is seen; as many as there are frames.
  public var delays: [FrameDelay]
  /// Pixels per point; written into the file, not compared.
  public var scale: Double
  /// Where the frames' first pixel lies on the whole screen, in pixels: what connects it with a display list.
  public var origin: (x: Int, y: Int) = (0, 0)
  /// How each frame is compared.
  public var options = DiffOptions()

  public init(frames: [StraightImage], delays: [FrameDelay], scale: Double) {
    self.frames = frames
    self.delays = delays
    self.scale = scale
  }

  public static func == (one: GoldenAnimation, other: GoldenAnimation) -> Bool {
    one.frames == other.frames && one.delays == other.delays && one.scale == other.scale
      && one.origin == other.origin && one.options == other.options
  }
}

extension GoldenAnimation {
  /// The quick look that decides for nearly every golden: the same samples for the same times in an everyday file.
  /// - Throws: `GoldenError.malformedPicture`.
  func isExactly(_ golden: DiffSource) throws(GoldenError) -> Bool {
    for frame in frames { try frame.checkWhole() }
    let file = golden.file
    guard !options.comparesColorTags, file.depth == .eight, !file.isPremultiplied,
      let stored = file.delays, stored.count == delays.count, zip(stored, delays).allSatisfy(Self.isSame),
      frames.count == stored.count, let player = file.player(depth: .eight)
    else { return false }
    for frame in frames {
      guard let picture = try? player.next(), frame.isExactly(picture) else { return false }
    }
    return true
  }

  private static func isSame(_ one: FrameDelay, _ other: FrameDelay) -> Bool {
    one.numerator * other.denominator == other.numerator * one.denominator
  }

  func encoded(_ text: [String: String]) throws(GoldenError) -> [UInt8] {
    for frame in frames { try frame.checkWhole() }
    do throws(CodecError) {
      return try APNGStableEncoder.encode(frames, delays: delays, scale: scale, text: text)
    } catch {
      throw .cannotEncode(path: "a golden", reason: error.description)
    }
  }
}

extension StraightImage {
  fileprivate func isExactly(_ picture: SampleImage) -> Bool {
    width == picture.width && height == picture.height && rgba.count == picture.byteCount
      && rgba.elementsEqual(UnsafeRawBufferPointer(start: picture.bytes, count: picture.byteCount))
  }
}
