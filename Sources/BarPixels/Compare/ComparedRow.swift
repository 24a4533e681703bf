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

  /// - Parameter run: room to work in.
  func compare<Metric: PixelMetric>(
    _ span: Range<Int>, _ metric: Metric, _ run: borrowing JudgedRun, into tally: inout CompareTally
  ) {
    var x = Kernels.firstUnequalRun(expected, actual, from: span.lowerBound, end: span.upperBound)
    guard x < span.upperBound else { return }
    let states = map?.notedRow(y)
    while x < span.upperBound {
      let end = min(x + Kernels.run, span.upperBound)
      if Pixel.depth == .eight, metric.judge(words(expected + x), words(actual + x), count: end - x, run) {
        note(run, x..<end, &tally, states)
      } else {
        for x in x..<end where expected[x] != actual[x] {
          let state = judge(x, metric, &tally)
          states?[x] = state.rawValue
        }
      }
      x = Kernels.firstUnequalRun(expected, actual, from: end, end: span.upperBound)
    }
  }

  /// Pixels of 8 bits a sample as the words that they are.
  @inline(__always)
  private func words(_ pixels: UnsafePointer<Pixel>) -> UnsafePointer<UInt32> {
    UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
  }

  /// Adds what a kernel has found.
  private func note(
    _ run: borrowing JudgedRun, _ span: Range<Int>, _ tally: inout CompareTally,
    _ states: UnsafeMutablePointer<UInt8>?
  ) {
    let (changed, different) = (Int(run.pointer.pointee.changed), Int(run.pointer.pointee.different))
    tally.changed &+= changed
    tally.tolerated &+= changed &- different
    tally.maxStep = tally.maxStep.union(run.steps)
    note(run, span, run.pointer.pointee.worst, &tally.peak) { $0 != CompareState.same.rawValue }
    note(run, span, run.pointer.pointee.worst_tolerated, &tally.toleratedPeak) {
      $0 == CompareState.tolerated.rawValue
    }
    states?.advanced(by: span.lowerBound).update(from: run.states, count: span.count)
    guard different > 0 else { return }
    for x in span where CompareState.isDifferent(run.states[x &- span.lowerBound]) {
      if settle(x, &tally) { states?[x] = CompareState.antialiased.rawValue }
    }
  }

  /// Notes the first of the run's pixels that are furthest apart.
  @inline(__always)
  private func note(
    _ run: borrowing JudgedRun, _ span: Range<Int>, _ worst: Double, _ peak: inout ComparePeak,
    among isMeant: (UInt8) -> Bool
  ) {
    guard worst > peak.distance else { return }
    let (states, distances) = (run.states, run.distances)
    for x in span where isMeant(states[x &- span.lowerBound]) && distances[x &- span.lowerBound] == worst {
      return peak.note(worst, x: x, y: y, index: start + x, expected[x], actual[x])
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
    guard judgement.isDifferent else {
      tally.tolerated &+= 1
      tally.toleratedPeak.note(judgement.distance, x: x, y: y, index: start + x, a, b)
      return .tolerated
    }
    return settle(x, &tally) ? .antialiased : judgement.isDarker ? .darker : .different
  }

  /// Counts a pixel beyond the limit; true when it is an edge that does not count.
  @inline(__always)
  private func settle(_ x: Int, _ tally: inout CompareTally) -> Bool {
    // Whether all are edges is answered by the first that is none.
    if edges.isIgnoring || edges.isAsked && tally.antialiased == tally.different, edges.isEdge(x, y) {
      tally.antialiased &+= 1
      if edges.isIgnoring { return true }
    }
    tally.noteDifferent(x: x, y: y)
    return false
  }
}
