/// The rows of a picture, or of one pass of an interlaced one, unfiltered one after the other.
struct PNGRows: ~Copyable {
  /// Bytes unpacked at a time: they stay in the cache until they are used.
  private static let batchSize = 128 << 10

  private let inflater: PNGInflater
  private let rowBytes: Int
  private let distance: Int
  /// Rows not yet unpacked.
  private var left: Int
  /// Filter numbers and rows; before them room for the row above.
  private let batch: UnsafeMutablePointer<UInt8>
  private let batchRows: Int
  private var inBatch = 0
  private var position = 0

  init(_ inflater: PNGInflater, rowBytes: Int, rows: Int, distance: Int) {
    self.inflater = inflater
    self.rowBytes = rowBytes
    self.distance = distance
    left = rows
    batchRows = max(1, min(rows, Self.batchSize / (rowBytes + 1)))
    let count = (batchRows + 1) * (rowBytes + 1)
    batch = .allocate(capacity: count)
    batch.initialize(repeating: 0, count: count)
  }

  deinit { batch.deallocate() }

  /// The next row; valid until the one after it is asked for.
  /// - Throws: `CodecError`; `.truncated` when the data has fewer rows.
  mutating func next() throws(CodecError) -> UnsafePointer<UInt8> {
    if position == inBatch { try fill() }
    position += 1
    let row = batch + position * (rowBytes + 1)
    try PNGUnfilter.apply(
      row[0], row + 1, above: row - rowBytes, count: rowBytes, distance: distance)
    return UnsafePointer(row + 1)
  }

  private mutating func fill() throws(CodecError) {
    // The last row is the one above the next.
    if inBatch > 0 { batch.update(from: batch + inBatch * (rowBytes + 1), count: rowBytes + 1) }
    let rows = min(batchRows, left)
    let count = rows * (rowBytes + 1)
    guard rows > 0, try inflater.read(batch + rowBytes + 1, count: count) == count else { throw .truncated }
    left -= rows
    inBatch = rows
    position = 0
  }
}
