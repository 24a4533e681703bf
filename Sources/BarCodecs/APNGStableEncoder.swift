/// Writes animated PNG whose bytes depend on the frames alone (and zlib's version): for animated goldens. RGB when every
/// pixel of every frame is opaque, else RGBA. It plays once; programs that play none show the first frame.
///
/// Of each later frame only the smallest rectangle that holds what changed is in the file, in place of what was there,
/// so nothing is ever blended and every pixel comes back exactly. A frame that changes nothing is one pixel.
public enum APNGStableEncoder {
  /// The file. Cost: O(pixels of all frames); memory beside the frames for one of them.
  /// - Parameters:
  ///   - frames: at least one, all of one size; their own metadata is not written.
  ///   - delays: how long each frame is seen; as many as there are frames.
  ///   - scale: pixels per point, written as the density (2 = 144 dpi).
  ///   - text: keywords (1 to 79 Latin-1 characters) and values, written in the order of the keywords.
  /// - Throws: `CodecError.encoderFailed`, also for a delay that PNG cannot hold.
  public static func encode(
    _ frames: [StraightImage], delays: [FrameDelay], scale: Double, text: [String: String] = [:]
  ) throws(CodecError) -> [UInt8] {
    try check(frames, delays)
    let density = try PixelDensity.pixelsPerMeter(scale: scale)
    let texts = try PNGTexts(text)
    let none = try PNGTexts([:])
    // One colour type for all: the file has one header.
    let keepsAlpha = frames.contains { !$0.isOpaque }
    var writer = APNGWriter(frameCount: frames.count)
    for (index, frame) in frames.enumerated() {
      let delay: APNGDelay
      do throws(APNGDelay.Failure) { delay = try APNGDelay(delays[index]) } catch {
        throw .encoderFailed("frame \(index) \(error.words)")
      }
      let area = index == 0 ? frame.whole : frame.changes(since: frames[index - 1])
      let part = index == 0 ? frame : frame.cropped(to: area)
      let rows = StraightRows(part, keepsAlpha: keepsAlpha)
      let file = try PNGStableEncoder.file(rows, of: part, density: density, texts: index == 0 ? texts : none)
      try writer.append(file, at: area, delay: delay)
    }
    return writer.finish()
  }

  private static func check(_ frames: [StraightImage], _ delays: [FrameDelay]) throws(CodecError) {
    guard let first = frames.first else {
      throw .encoderFailed("an animation without frames; give at least one")
    }
    guard delays.count == frames.count else {
      throw .encoderFailed("\(frames.count) frames with \(delays.count) delays; give one for each frame")
    }
    for (index, frame) in frames.enumerated() {
      try frame.checkWritable()
      guard frame.width == first.width, frame.height == first.height else {
        throw .encoderFailed(
          "frame \(index) is \(frame.width)×\(frame.height) pixels and the first \(first.width)×\(first.height); "
            + "give all one size")
      }
    }
  }
}
