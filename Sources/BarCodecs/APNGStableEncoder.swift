/// Writes animated PNG whose bytes depend on the frames alone (and zlib's version).
public enum APNGStableEncoder {
  public static func encode(
    _ frames: [StraightImage], delays: [FrameDelay], scale: Double, text: [String: String] = [:]
  ) throws(CodecError) -> [UInt8] {
    throw .encoderFailed("animations are not written yet; keep frames")
  }
}
