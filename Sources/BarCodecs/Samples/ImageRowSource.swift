import BarPixels

/// The rows of a picture in memory.
final class ImageRowSource: SampleRowSource {
  private let image: SampleImage
  private let widens: Bool
  private var y = 0

  /// - Precondition: the depth is not less than the picture's.
  init(_ image: SampleImage, _ depth: SampleDepth) {
    precondition(depth >= image.depth, "samples cannot be narrowed")
    self.image = image
    widens = depth > image.depth
  }

  func next(into out: UnsafeMutableRawPointer) {
    let row = image.row(y)
    y += 1
    guard widens else {
      return out.copyMemory(from: row, byteCount: image.width * image.depth.bytesPerPixel)
    }
    SampleWidening.widen(row, pixels: image.width, to: out)
  }

  func finish() {}
}

/// 8-bit samples to 16 bits, by v · 257: 255 becomes 65535.
enum SampleWidening {
  static func widen(_ from: UnsafeRawPointer, pixels: Int, to out: UnsafeMutableRawPointer) {
    let bytes = from.assumingMemoryBound(to: UInt8.self)
    let samples = out.assumingMemoryBound(to: UInt16.self)
    for i in 0..<pixels * 4 { samples[i] = UInt16(bytes[i]) &* 257 }
  }
}
