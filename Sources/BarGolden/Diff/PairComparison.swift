import BarCodecs
import BarGeometry
import BarPixels

/// Compares two still pictures from top to bottom, a band of rows at a time: memory is the band's, not the
/// picture's.
struct PairComparison {
  /// Bytes of a picture's band: enough rows that threads have work, few enough that they stay in the cache.
  private static let bandSize = 1 << 20

  let expected: DiffSource
  let actual: DiffSource
  let options: DiffOptions
  /// The rectangle that covers both.
  let width: Int
  let height: Int
  /// What both have.
  let common: PixelRect
  let depth: SampleDepth
  let boxes: IgnoredBoxes
  let map: CompareMap

  /// - Throws: `DiffError` for options that make no sense with these pictures.
  init(_ expected: DiffSource, _ actual: DiffSource, _ options: DiffOptions) throws(DiffError) {
    try options.check()
    self.expected = expected
    self.actual = actual
    self.options = options
    let (e, a) = (expected.file, actual.file)
    width = max(e.width, a.width)
    height = max(e.height, a.height)
    common = PixelRect(x: 0, y: 0, width: min(e.width, a.width), height: min(e.height, a.height))
    depth = max(e.depth, a.depth)
    boxes = try IgnoredBoxes(options.ignored, width: width, height: height)
    map = CompareMap(width: width, height: height)
  }

  /// - Parameter painter: paints what it is shown.
  /// - Throws: `DiffError.undecodable` when a file turns out to be damaged.
  func run(_ painter: DiffPainter? = nil) throws(DiffError) -> ImageDiff {
    if painter == nil, expected.isSameFile(as: actual) {
      // Equal in whatever way they are compared; damage has been found out by the checksums of their chunks.
      return ImageDiff(self, CompareTally(), resizing: nil)
    }
    let bandRows = max(16, Self.bandSize / (width * depth.bytesPerPixel))
    let e = try band(expected, bandRows)
    let a = try band(actual, bandRows)
    var tally = CompareTally()
    var done = 0
    var loaded = 0
    while done < height {
      let next = min(loaded + bandRows, height)
      try load(e, a, from: loaded, to: next, keeping: done - CompareArea.reach)
      loaded = next
      // The last rows in memory wait for those below them.
      let end = loaded == height ? height : max(done, loaded - CompareArea.reach)
      // What is compared and painted are bare rows: their owners have to live that long.
      withExtendedLifetime((e, a)) {
        tally.add(compare(e, a, done..<end))
        painter?.paint(done..<end, e, a, map)
      }
      done = end
    }
    return ImageDiff(self, tally, resizing: resizing(e, a))
  }

  private func band(_ source: DiffSource, _ rows: Int) throws(DiffError) -> DiffBand {
    try DiffBand(
      source, depth: depth, capacity: rows + 2 * CompareArea.reach,
      premultiplies: expected.file.isPremultiplied || actual.file.isPremultiplied, digests: direction)
  }

  /// In which direction lines can have been inserted; nil when the sizes agree, or in neither direction.
  private var direction: DiffResizing.Direction? {
    let (e, a) = (expected.file, actual.file)
    if e.width == a.width { return e.height == a.height ? nil : .rows }
    return e.height == a.height ? .columns : nil
  }

  private func resizing(_ e: DiffBand, _ a: DiffBand) -> DiffResizing? {
    direction.flatMap { DiffResizing($0, e.lines, a.lines) }
  }

  /// Both pictures at the same time; of a lower one as far as it goes.
  private func load(
    _ e: DiffBand, _ a: DiffBand, from: Int, to: Int, keeping kept: Int
  ) throws(DiffError) {
    let results = Slots<DiffError?>(2, nil)
    let sides = [(e, expected.file.height), (a, actual.file.height)]
    Workers.perform(2, jobs: options.jobs) { index in
      let (band, height) = sides[index]
      guard from < height else { return }
      do throws(DiffError) {
        try band.load(min(to, height) - from, keeping: kept)
      } catch {
        results[index] = error
      }
    }
    if let error = results[0] ?? results[1] { throw error }
  }

  private func compare(_ e: DiffBand, _ a: DiffBand, _ rows: Range<Int>) -> CompareTally {
    let area = CompareArea(
      width: common.width, height: common.height, depth: depth, expected: e.rows, actual: a.rows)
    let rule = options.rule
    let shared = rows.clamped(to: 0..<common.height)
    // A few dozen rows are worth a thread.
    let parts = max(1, min(options.jobs, shared.count / 32))
    let tallies = Slots(parts, CompareTally())
    Workers.perform(parts, jobs: options.jobs) { part in
      let from = shared.lowerBound + shared.count * part / parts
      let to = shared.lowerBound + shared.count * (part + 1) / parts
      var tally = CompareTally()
      for band in boxes.bands(in: from..<to, columns: 0..<common.width) {
        tally.add(Kernels.compare(area, rows: band.rows, columns: band.columns, rule: rule, map: map))
      }
      tallies[part] = tally
    }
    var sum = CompareTally()
    for part in 0..<parts { sum.add(tallies[part]) }
    addUnpaired(rows, to: &sum)
    return sum
  }

  /// What only one picture has. The corner that neither has, when one is wider and the other higher, is nothing.
  private func addUnpaired(_ rows: Range<Int>, to tally: inout CompareTally) {
    for file in [expected.file, actual.file] {
      let right = boxes.bands(
        in: rows.clamped(to: 0..<common.height), columns: common.width..<max(common.width, file.width))
      let below = boxes.bands(
        in: rows.clamped(to: common.height..<max(common.height, file.height)), columns: 0..<file.width)
      for band in right + below {
        for columns in band.columns {
          for y in band.rows {
            for x in columns { map.notedRow(y)[x] = CompareState.different.rawValue }
          }
          tally.addUnpaired(
            PixelRect(
              x: columns.lowerBound, y: band.rows.lowerBound, width: columns.count, height: band.rows.count))
        }
      }
    }
  }
}
