/// The frames of an animated PNG (PNG specification, third edition, 11.3.6) before their pixels are read.
struct PNGAnimation: Sendable {
  struct Frame: Sendable {
    var control: PNGFrameControl
    var data: [Range<Int>] = []
  }

  private(set) var frames: [Frame] = []
  /// What acTL promises.
  private let count: Int
  /// fcTL and fdAT are numbered together.
  private var sequence = 0
  /// The picture that programs without animation show is the first frame.
  private(set) var hasDefaultFrame = false

  init(_ chunk: PNGChunk) throws(CodecError) {
    guard chunk.contents.count == 8, let count = ByteFields(chunk.contents).long(0), count > 0 else {
      throw .corrupt("acTL promises no frame")
    }
    self.count = count
  }

  mutating func addControl(_ chunk: PNGChunk, isBeforeData: Bool) throws(CodecError) {
    try checkSequence(chunk)
    frames.append(Frame(control: try PNGFrameControl(chunk)))
    if isBeforeData { hasDefaultFrame = true }
  }

  mutating func addData(_ chunk: PNGChunk) throws(CodecError) {
    try checkSequence(chunk)
    // The default image's data is in IDAT.
    guard frames.count > (hasDefaultFrame ? 1 : 0) else { throw .corrupt("fdAT comes before its fcTL") }
    frames[frames.count - 1].data.append(chunk.range.lowerBound + 4..<chunk.range.upperBound)
  }

  private mutating func checkSequence(_ chunk: PNGChunk) throws(CodecError) {
    guard let number = ByteFields(chunk.contents).long(0), number == sequence else {
      throw .corrupt("the animation's chunks are out of sequence at \(chunk.type) \(sequence)")
    }
    sequence += 1
  }

  /// Called at the end of the file.
  func checkWhole(_ layout: PNGLayout) throws(CodecError) {
    guard frames.count == count else {
      throw .corrupt("the animation promises \(count) frames and has \(frames.count)")
    }
    for (index, frame) in frames.enumerated() {
      guard frame.control.fits(layout) else { throw .corrupt("frame \(index) lies outside of the picture") }
      let isDefault = hasDefaultFrame && index == 0
      guard isDefault || !frame.data.isEmpty else { throw .corrupt("frame \(index) has no data") }
      // IDAT is always the whole picture.
      guard !isDefault || frame.control.covers(layout) else {
        throw .corrupt("the first frame is not as large as the picture")
      }
    }
  }
}
