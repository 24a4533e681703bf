import BarPixels

/// Turns a pixmap's rows into filtered PNG rows and gathers them in a batch for the compressor.
struct ScanlineBuffer: ~Copyable {
  private(set) var width = 0
  private var bytesPerPixel = 4
  /// Bytes of a row without its filter's number.
  var lineCount: Int { width * bytesPerPixel }

  /// Bytes of the row at hand and of the row above; zeros above the first.
  private var line = UnsafeMutablePointer<UInt8>.allocate(capacity: 0)
  private var above = UnsafeMutablePointer<UInt8>.allocate(capacity: 0)
  /// What lies above the first row, as pixels.
  private var zeros = UnsafeMutablePointer<UInt32>.allocate(capacity: 0)
  private var lineCapacity = 0

  /// Filtered rows, each after its filter's number.
  private(set) var batch = UnsafeMutablePointer<UInt8>.allocate(capacity: 0)
  var batchCount = 0
  private var batchCapacity = 0

  deinit {
    line.deallocate()
    above.deallocate()
    zeros.deallocate()
    batch.deallocate()
  }

  /// Whether another row might not fit.
  var isFull: Bool { batchCount + lineCount + 1 > batchCapacity }

  /// Starts a picture; memory of the one before is used again when it is large enough.
  mutating func begin(width: Int, bytesPerPixel: Int, batchSize: Int) {
    self.width = width
    self.bytesPerPixel = bytesPerPixel
    batchCount = 0
    if width * 4 > lineCapacity {
      lineCapacity = width * 4
      line.deallocate()
      above.deallocate()
      zeros.deallocate()
      line = .allocate(capacity: lineCapacity)
      above = .allocate(capacity: lineCapacity)
      zeros = .allocate(capacity: width)
      zeros.initialize(repeating: 0, count: width)
    }
    line.initialize(repeating: 0, count: lineCapacity)
    let room = max(batchSize, lineCapacity + 1)
    if room > batchCapacity {
      batchCapacity = room
      batch.deallocate()
      batch = .allocate(capacity: room)
    }
  }

  /// How many rows from `y` on repeat the row above.
  func repeats(_ pixmap: Pixmap, from y: Int) -> Int {
    var end = y
    while end > 0, end < pixmap.height, isRepeat(pixmap, end) { end += 1 }
    return end - y
  }

  private func isRepeat(_ pixmap: Pixmap, _ y: Int) -> Bool {
    Kernels.equal(pixmap.row(y), pixmap.row(y - 1), count: width)
  }

  /// Adds a row that repeats the one above, whose bytes `line` has kept.
  mutating func appendRepeat() {
    batch[batchCount] = RowFilter.up.rawValue
    (batch + batchCount + 1).initialize(repeating: 0, count: lineCount)
    batchCount += lineCount + 1
  }

  /// Adds a row; returns all its pixels combined by "and".
  /// - Parameter above: the row before it; nil when there is none.
  mutating func append(_ row: UnsafePointer<UInt32>, above pixelsAbove: UnsafePointer<UInt32>?) -> UInt32 {
    let facts = RowFacts(row: row, above: pixelsAbove ?? UnsafePointer(zeros), width: width)
    swap(&line, &above)
    if bytesPerPixel == 3 {
      PixelRows.writeRGB(row, count: width, to: line)
    } else {
      let to = line
      Reciprocals.standard.withPointer { PixelRows.writeRGBA(row, count: width, to: to, reciprocals: $0) }
    }
    let filter = RowFilter.choose(
      facts, line: line, above: above, count: lineCount, bytesPerPixel: bytesPerPixel)
    let out = batch + batchCount
    batchCount += lineCount + 1
    out[0] = filter.rawValue
    filter.apply(line: line, above: above, count: lineCount, bytesPerPixel: bytesPerPixel, to: out + 1)
    return facts.conjunction
  }
}
