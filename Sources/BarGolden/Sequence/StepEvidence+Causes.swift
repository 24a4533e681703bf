extension StepEvidence {
  /// Why pictures and lists differ; nothing without lists. Each different pixel is charged to one changed layer, as
  /// `PixelCharges` says.
  /// - Throws: `DiffError` for pictures that cannot be read.
  func charges(_ lists: StepLists?) throws(DiffError) -> [GoldenCause] {
    guard let lists else { return [] }
    var tally = CauseTally()
    let golden = Dictionary(uniqueKeysWithValues: lists.pairs.map { ($0.actual, $0.golden) })
    func changes(_ frame: Int) -> ListChanges? {
      golden[frame].map { ListChanges(from: lists.golden[$0], to: lists.actual[frame]) }
    }
    let pictures = picturesThatDiffer
    if pictures.isEmpty, let animation {
      try add(animation.outcome, lists, to: &tally)
      return tally.causes
    }
    for frame in lists.actual.indices {
      guard let changes = changes(frame) else { continue }
      var counts: [Int]?
      if let outcome = pictures[frame], let origin = origins[frame] {
        counts = try self.counts(outcome, changes, origin)
      }
      if !changes.isEmpty || counts != nil { tally.add(changes, frame: frame, pixels: counts) }
    }
    return tally.causes
  }

  /// By frame.
  private var picturesThatDiffer: [Int: GoldenOutcome] {
    var result: [Int: GoldenOutcome] = [:]
    for outcome in outcomes {
      if case .pixelsDiffer = outcome.verdict, let frame = outcome.frame { result[frame.index] = outcome }
    }
    return result
  }

  private func counts(
    _ outcome: GoldenOutcome, _ changes: ListChanges, _ origin: (x: Int, y: Int)
  ) throws(DiffError) -> [Int]? {
    guard let one = expected(outcome), let other = actual(outcome) else { return nil }
    return try counts(one, other, outcome, changes, origin)
  }

  private func counts(
    _ one: DiffSource, _ other: DiffSource, _ outcome: GoldenOutcome, _ changes: ListChanges,
    _ origin: (x: Int, y: Int)
  ) throws(DiffError) -> [Int] {
    let comparison = try PairComparison(one, other, options[outcome.path] ?? DiffOptions())
    _ = try comparison.run()
    return PixelCharges(comparison.map, changes, origin: origin, scale: scale).counts
  }

  /// An animation frame by frame, each beside the list of its own number on either side.
  private func add(_ outcome: GoldenOutcome, _ lists: StepLists, to tally: inout CauseTally) throws(DiffError)
  {
    guard let one = expected(outcome), let other = actual(outcome) else { return }
    var pairs = AnimationPairs(one, other)
    var last = -1
    while let (left, right) = try pairs.next() {
      let (e, a) = (pairs.one.index, pairs.other.index)
      // What is seen longer on one side comes in several pairs.
      guard a > last, e < lists.golden.count, a < lists.actual.count else { continue }
      last = a
      let changes = ListChanges(from: lists.golden[e], to: lists.actual[a])
      let counts = try counts(left, right, outcome, changes, animationOrigin)
      if !changes.isEmpty || counts.contains(where: { $0 > 0 }) {
        tally.add(changes, frame: a, pixels: counts)
      }
    }
  }
}
