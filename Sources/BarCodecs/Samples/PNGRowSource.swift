import BarPixels

/// The rows of a PNG that is not interlaced, or of one frame of an animation.
final class PNGRowSource: SampleRowSource {
  private let expander: PNGExpander
  private let inflater: PNGInflater
  private let width: Int
  private let depth: SampleDepth
  private var rows: PNGRows
  /// A row with 8 bits, when 16 are asked for.
  private let narrow: UnsafeMutablePointer<UInt32>?

  /// - Precondition: the depth is not less than the file's.
  init(_ file: PNGFile, _ pieces: [Range<Int>], width: Int, height: Int, depth: SampleDepth) {
    expander = PNGExpander(file)
    precondition(depth >= expander.depth, "samples cannot be narrowed")
    inflater = PNGInflater(file.bytes, pieces, isRaw: file.isCgBI)
    rows = PNGRows(
      inflater, rowBytes: file.layout.rowBytes(width), rows: height, distance: file.layout.filterDistance,
      isAll: true)
    self.width = width
    self.depth = depth
    narrow = depth > expander.depth ? .allocate(capacity: width) : nil
  }

  deinit { narrow?.deallocate() }

  func next(into out: UnsafeMutableRawPointer) throws(CodecError) {
    let row = try rows.next()
    if expander.depth == .sixteen {
      expander.expand(row, count: width, to: out.assumingMemoryBound(to: UInt16.self))
    } else if let narrow {
      expander.expand(row, count: width, to: narrow)
      SampleWidening.widen(narrow, pixels: width, to: out)
    } else {
      expander.expand(row, count: width, to: out.assumingMemoryBound(to: UInt32.self))
    }
  }

  func finish() throws(CodecError) { try inflater.finish() }
}
