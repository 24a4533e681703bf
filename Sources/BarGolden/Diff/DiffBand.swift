import BarCodecs
import BarPixels

/// The rows of one picture that are in memory: those at work and the ones around them. Used by one thread at a time.
final class DiffBand: @unchecked Sendable {
  private let source: DiffSource
  private let reader: SampleReader
  private let memory: UnsafeMutableRawPointer
  private let rowBytes: Int
  private let premultiplies: Bool
  private let digests: DiffResizing.Direction?
  /// Rows in memory.
  private(set) var range = 0..<0
  /// Of each row so far, or of each column over the rows so far, if asked for.
  private(set) var lines: [UInt64] = []

  /// - Parameters:
  ///   - capacity: rows.
  ///   - premultiplies: to be compared with premultiplied samples.
  /// - Throws: `DiffError.undecodable`.
  init(
    _ source: DiffSource, depth: SampleDepth, capacity: Int, premultiplies: Bool,
    digests: DiffResizing.Direction?
  ) throws(DiffError) {
    self.source = source
    self.premultiplies = premultiplies && depth == .eight && !source.file.isPremultiplied
    self.digests = digests
    reader = try source.reading { () throws(CodecError) in try source.file.reader(depth: depth) }
    rowBytes = source.file.width * depth.bytesPerPixel
    memory = .allocate(byteCount: rowBytes * capacity, alignment: 64)
    if digests == .columns { lines = RowDigest.columns(source.file.width) }
  }

  deinit { memory.deallocate() }

  /// As kernels read them.
  var rows: SampleRows {
    SampleRows(base: UnsafeRawPointer(memory), first: range.lowerBound, stride: source.file.width)
  }

  func row(_ y: Int) -> UnsafeRawPointer { UnsafeRawPointer(memory) + (y - range.lowerBound) * rowBytes }

  /// Reads the next `count` rows and forgets those above `kept`.
  /// - Throws: `DiffError.undecodable`.
  func load(_ count: Int, keeping kept: Int) throws(DiffError) {
    let first = max(kept, range.lowerBound)
    let old = range.upperBound - first
    if old > 0 { memory.copyMemory(from: row(first), byteCount: old * rowBytes) }
    range = first..<range.upperBound + count
    let start = memory + old * rowBytes
    try source.reading { () throws(CodecError) in try reader.read(count, into: start) }
    if premultiplies {
      Kernels.roundTrip(start.assumingMemoryBound(to: UInt32.self), count: count * source.file.width)
    }
    for y in range.upperBound - count..<range.upperBound {
      switch digests {
      case .rows: lines.append(RowDigest.row(row(y), byteCount: rowBytes))
      case .columns: RowDigest.add(row(y), reader.depth, to: &lines)
      case nil: break
      }
    }
  }
}
