public import BarPixels

/// Composes the frames of an animated PNG one after the other, as the specification says (third edition, 13.2).
///
/// A blended pixel is rounded to nearest from exact products; where frames are opaque or replace what is there, as
/// nearly all do, nothing is rounded.
public final class FramePlayer {
  public let depth: SampleDepth
  private let file: PNGFile
  private let frames: [PNGAnimation.Frame]
  private let hasDefaultFrame: Bool
  private let canvas: SampleImage
  private var index = 0

  init(_ file: PNGFile, _ animation: PNGAnimation, depth: SampleDepth) {
    self.file = file
    self.depth = depth
    frames = animation.frames
    hasDefaultFrame = animation.hasDefaultFrame
    canvas = SampleImage(width: file.layout.width, height: file.layout.height, depth: depth)
  }

  /// The next frame as it is seen, a picture of its own; nil after the last. Cost: O(pixels).
  /// - Throws: `CodecError`.
  public func next() throws(CodecError) -> SampleImage? {
    guard index < frames.count else { return nil }
    let frame = frames[index]
    let picture = try read(frame, isDefault: hasDefaultFrame && index == 0)
    var dispose = frame.control.dispose
    // Before the first frame there is nothing to go back to.
    if index == 0, dispose == .previous { dispose = .background }
    let before = dispose == .previous ? canvas.copy() : nil
    put(picture, frame.control)
    let result = canvas.copy()
    switch dispose {
    case .none: break
    case .background: clear(frame.control)
    case .previous:
      if let before { canvas.bytes.copyMemory(from: before.bytes, byteCount: canvas.byteCount) }
    }
    index += 1
    return result
  }

  private func read(_ frame: PNGAnimation.Frame, isDefault: Bool) throws(CodecError) -> SampleImage {
    let (width, height) = (frame.control.width, frame.control.height)
    let pieces = isDefault ? file.data : frame.data
    let reader: SampleReader
    if file.layout.isInterlaced {
      reader = SampleReader(
        try PNGInterlacing.read(file, pieces, width: width, height: height), depth: depth)
    } else {
      let source = PNGRowSource(file, pieces, width: width, height: height, depth: depth)
      reader = SampleReader(source, width: width, height: height, depth: depth)
    }
    let image = SampleImage(width: width, height: height, depth: depth)
    try reader.read(height, into: image.bytes)
    return image
  }

  private func put(_ picture: SampleImage, _ control: PNGFrameControl) {
    for y in 0..<control.height {
      let from = picture.row(y)
      let to = canvas.row(control.y + y) + control.x * depth.bytesPerPixel
      if control.isBlended {
        switch depth {
        case .eight: FrameBlending.blend(from, over: to, pixels: control.width, UInt8.self)
        case .sixteen: FrameBlending.blend(from, over: to, pixels: control.width, UInt16.self)
        }
      } else {
        to.copyMemory(from: from, byteCount: control.width * depth.bytesPerPixel)
      }
    }
  }

  private func clear(_ control: PNGFrameControl) {
    for y in 0..<control.height {
      (canvas.row(control.y + y) + control.x * depth.bytesPerPixel).initializeMemory(
        as: UInt8.self, repeating: 0, count: control.width * depth.bytesPerPixel)
    }
  }
}

extension SampleImage {
  fileprivate func copy() -> SampleImage {
    let copy = SampleImage(width: width, height: height, depth: depth)
    copy.bytes.copyMemory(from: bytes, byteCount: byteCount)
    return copy
  }
}
