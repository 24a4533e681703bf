public import BarCodecs

/// Frames in time to be compared with an animated golden or to become one.
public struct GoldenAnimation: Equatable, Sendable {
  /// All of one size; at least one.
  public var frames: [StraightImage]
  /// How long each is seen; as many as there are frames.
  public var delays: [FrameDelay]
  /// Pixels per point; written into the file, not compared.
  public var scale: Double
  /// How each frame is compared.
  public var options = DiffOptions()

  public init(frames: [StraightImage], delays: [FrameDelay], scale: Double) {
    self.frames = frames
    self.delays = delays
    self.scale = scale
  }
}

extension GoldenAnimation {
  func encoded(_ text: [String: String]) throws(GoldenError) -> [UInt8] {
    for frame in frames { try frame.checkWhole() }
    do throws(CodecError) {
      return try APNGStableEncoder.encode(frames, delays: delays, scale: scale, text: text)
    } catch {
      throw .cannotEncode(path: "a golden", reason: error.description)
    }
  }
}
