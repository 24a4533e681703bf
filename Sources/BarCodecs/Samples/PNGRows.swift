import CBarKernels

/// The rows of a picture, or of one pass of an interlaced one, unfiltered some at a time.
struct PNGRows: ~Copyable {
  /// Bytes unpacked, or only unfiltered, at a time: they stay in the cache until they are used.
  private static let batchSize = 128 << 10
  /// Bytes up to which all rows may be unpacked at once: beyond, fresh memory costs more than is won (measured).
  private static let wholeSize = 4 << 20

  private let inflater: PNGInflater
  private let rowBytes: Int
  private let distance: Int
  /// Whether all rows are unpacked at once.
  private let isWhole: Bool
  /// Filter numbers and rows; before them room for the row above.
  private let memory: UnsafeMutablePointer<UInt8>
  private let batchRows: Int
  /// Rows not yet unpacked.
  private var left: Int
  /// Of the rows in memory, how many are unpacked, unfiltered, and handed out.
  private var (unpacked, ready, taken) = (0, 0, 0)

  /// - Parameter isAll: whether the data holds these rows and no others.
  init(_ inflater: PNGInflater, rowBytes: Int, rows: Int, distance: Int, isAll: Bool) {
    self.inflater = inflater
    self.rowBytes = rowBytes
    self.distance = distance
    left = rows
    batchRows = max(1, min(rows, Self.batchSize / (rowBytes + 1)))
    let size = rows * (rowBytes + 1)
    isWhole = isAll && size <= Self.wholeSize && inflater.isFasterWhole(size)
    memory = .allocate(capacity: (1 + (isWhole ? rows : batchRows)) * (rowBytes + 1))
    memory.initialize(repeating: 0, count: rowBytes + 1)
  }

  deinit { memory.deallocate() }

  /// The next row; valid until the one after it is asked for.
  /// - Throws: `CodecError`; `.truncated` when the data has fewer rows.
  mutating func next() throws(CodecError) -> UnsafePointer<UInt8> {
    if taken == ready {
      if ready == unpacked { try unpack() }
      try unfilter()
    }
    taken += 1
    return UnsafePointer(memory + taken * (rowBytes + 1) + 1)
  }

  private mutating func unpack() throws(CodecError) {
    if isWhole, unpacked == 0, inflater.readWhole(memory + rowBytes + 1, count: left * (rowBytes + 1)) {
      (unpacked, left) = (left, 0)
      return
    }
    // The last row is the one above the next.
    if unpacked > 0 { memory.update(from: memory + unpacked * (rowBytes + 1), count: rowBytes + 1) }
    let rows = min(batchRows, left)
    let count = rows * (rowBytes + 1)
    guard rows > 0, try inflater.read(memory + rowBytes + 1, count: count) == count else { throw .truncated }
    left -= rows
    (unpacked, ready, taken) = (rows, 0, 0)
  }

  private mutating func unfilter() throws(CodecError) {
    let start = memory + (1 + ready) * (rowBytes + 1)
    let rows = min(batchRows, unpacked - ready)
    let done = RowKernels.table.unfilter(start, rows, rowBytes, distance)
    guard done == rows else {
      throw .corrupt("a row has filter \(start[done * (rowBytes + 1)]), which does not exist")
    }
    ready += rows
  }
}
