import CBarKernels

/// One row of both pictures.
struct ComparedRow<Pixel: SamplePixel> {
  private let expected: UnsafePointer<Pixel>
  private let actual: UnsafePointer<Pixel>
  private let y: Int
  /// The number of the row's first pixel.
  private let start: Int
  private let edges: EdgeDetector<Pixel>
  private let map: CompareMap?

  init(_ area: CompareArea, y: Int, edges: EdgeDetector<Pixel>, map: CompareMap?) {
    expected = area.expected.row(y, as: Pixel.self)
    actual = area.actual.row(y, as: Pixel.self)
    self.y = y
    start = y * area.width
    self.edges = edges
    self.map = map
  }

  func compare<Metric: PixelMetric>(_ span: Range<Int>, _ metric: Metric, into tally: inout CompareTally) {
    var x = Kernels.firstUnequalRun(expected, actual, from: span.lowerBound, end: span.upperBound)
    guard x < span.upperBound else { return }
    let states = map?.notedRow(y)
    while x < span.upperBound {
      let end = min(x + Kernels.run, span.upperBound)
      while x < end {
        if expected[x] != actual[x] {
          let state = judge(x, metric, &tally)
          states?[x] = state.rawValue
        }
        x += 1
      }
      x = Kernels.firstUnequalRun(expected, actual, from: x, end: span.upperBound)
    }
  }

  @inline(__always)
  private func judge<Metric: PixelMetric>(
    _ x: Int, _ metric: Metric, _ tally: inout CompareTally
  ) -> CompareState {
    let (a, b) = (expected[x], actual[x])
    let (one, other) = (a.samples, b.samples)
    tally.changed &+= 1
    tally.maxStep.note(a, b)
    if one.alpha == 0, other.alpha == 0 { tally.invisible &+= 1 }
    let judgement = metric.judge(one, other, start + x)
    tally.peak.note(judgement.distance, x: x, y: y, index: start + x, a, b)
    var state: CompareState
    if !judgement.isDifferent {
      tally.tolerated &+= 1
      tally.toleratedPeak.note(judgement.distance, x: x, y: y, index: start + x, a, b)
      state = .tolerated
    } else {
      state = judgement.isDarker ? .darker : .different
      // Whether all are edges is answered by the first that is none.
      if edges.isIgnoring || edges.isAsked && tally.antialiased == tally.different, edges.isEdge(x, y) {
        tally.antialiased &+= 1
        if edges.isIgnoring { state = .antialiased }
      }
      if state != .antialiased { tally.noteDifferent(x: x, y: y) }
    }
    return state
  }
}

extension Kernels {
  /// As its namesake for words, over pixels of any depth.
  @inline(__always)
  static func firstUnequalRun<Pixel: SamplePixel>(
    _ a: UnsafePointer<Pixel>, _ b: UnsafePointer<Pixel>, from start: Int, end limit: Int
  ) -> Int {
    guard start < limit else { return limit }
    // Of 4 or of 8 bytes: there are no other pixels.
    if MemoryLayout<Pixel>.size == MemoryLayout<UInt32>.size {
      return a.withMemoryRebound(to: UInt32.self, capacity: limit) { a in
        b.withMemoryRebound(to: UInt32.self, capacity: limit) { b in
          table.first_unequal_words(a, b, start, limit)
        }
      }
    }
    return a.withMemoryRebound(to: UInt64.self, capacity: limit) { a in
      b.withMemoryRebound(to: UInt64.self, capacity: limit) { b in
        table.first_unequal_longs(a, b, start, limit)
      }
    }
  }
}
