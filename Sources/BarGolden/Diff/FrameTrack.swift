import BarCodecs
import BarPixels

/// What is kept of an animation's frames once they have been seen.
struct FrameTrack {
  struct Frame {
    /// Equal for frames that are the same picture.
    var digest: UInt64
    var thumbnail: FrameThumbnail
    /// Seconds since the beginning.
    var start: Double
    var end: Double
  }

  /// Frames that follow each other and are the same picture.
  struct Hold {
    var digest: UInt64
    var start: Double
    var end: Double
  }

  private(set) var frames: [Frame] = []

  mutating func add(_ image: SampleImage, _ delay: FrameDelay) { add(image, seconds: delay.seconds) }

  /// - Parameter seconds: how long it is seen.
  mutating func add(_ image: SampleImage, seconds: Double) {
    let start = frames.last?.end ?? 0
    frames.append(
      Frame(
        digest: RowDigest.row(UnsafeRawPointer(image.bytes), byteCount: image.byteCount),
        thumbnail: FrameThumbnail(image), start: start, end: start + seconds))
  }

  var duration: Double { frames.last?.end ?? 0 }

  /// How long each frame is seen, seconds; nil when that varies.
  var frameDuration: Double? {
    guard let first = frames.first else { return nil }
    let seconds = first.end - first.start
    return frames.allSatisfy { abs($0.end - $0.start - seconds) <= FrameAlignment.precision } ? seconds : nil
  }

  /// - Parameter names: pictures that count as the same have the same name.
  func holds(_ names: [UInt64: UInt64]) -> [Hold] {
    var holds: [Hold] = []
    for frame in frames {
      let digest = names[frame.digest] ?? frame.digest
      if holds.last?.digest == digest {
        holds[holds.count - 1].end = frame.end
      } else {
        holds.append(Hold(digest: digest, start: frame.start, end: frame.end))
      }
    }
    return holds
  }
}
