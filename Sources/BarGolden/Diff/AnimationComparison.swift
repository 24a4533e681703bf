import BarCodecs
import BarPixels

/// Plays two animations side by side and compares what is seen at the same time. One frame of each is in memory.
struct AnimationComparison {
  private let expected: DiffSource
  private let actual: DiffSource
  private let options: DiffOptions
  private let stopsAtFirst: Bool
  private let depth: SampleDepth

  /// - Parameter stopsAtFirst: ends at the first difference; then nothing is said about the times of the rest.
  init(_ expected: DiffSource, _ actual: DiffSource, _ options: DiffOptions, stopsAtFirst: Bool) {
    self.expected = expected
    self.actual = actual
    self.options = options
    self.stopsAtFirst = stopsAtFirst
    depth = max(expected.file.depth, actual.file.depth)
  }

  /// - Parameter differing: called with the first two frames that differ.
  /// - Throws: `DiffError`.
  func run(
    differing: (DiffSource, DiffSource) throws(DiffError) -> Void = { (_, _) throws(DiffError) in }
  ) throws(DiffError) -> AnimationDiff {
    var pairs = AnimationPairs(expected, actual)
    var diff = AnimationDiff(expected: pairs.one.side, actual: pairs.other.side, verdict: .equal)
    // Frames that differ only as far as is allowed are the same picture.
    var names: [UInt64: UInt64] = [:]
    while let (left, right) = try pairs.next() {
      let pair = try PairComparison(left, right, options).run()
      diff.totals.add(pair)
      diff.pairs.append(
        AnimationDiff.FramePair(
          expected: pairs.one.index, actual: pairs.other.index, time: pairs.time,
          different: pair.different, passes: pair.passes))
      if pair.passes {
        diff.noteTolerated(pair)
        names[pairs.other.digest] = names[pairs.one.digest] ?? pairs.one.digest
      } else if diff.first == nil {
        diff.first = pair
        try differing(left, right)
        if stopsAtFirst { break }
      }
    }
    if stopsAtFirst, diff.first != nil {
      diff.verdict = .visual
      diff.notes.append("stopped at the first difference; what comes after it has not been compared")
      return diff
    }
    try pairs.finish()
    let alignment = FrameAlignment(pairs.one.track, pairs.other.track, names: names)
    diff.verdict = alignment.verdict
    diff.notes = notes(diff) + [alignment.words].compactMap { $0 }
    return diff
  }

  /// - Throws: `DiffError`.
  func firstFrame(_ source: DiffSource) throws(DiffError) -> DiffSource {
    var reel = FrameReel(source, depth)
    try reel.advance()
    // Every animation that can be opened has a frame.
    guard let frame = reel.current else { return source }
    return DiffSource(frame: frame, of: source)
  }

  private func notes(_ diff: AnimationDiff) -> [String] {
    var notes: [String] = []
    let (e, a) = (diff.expected, diff.actual)
    if e.isAnimation != a.isAnimation {
      let verb = e.isAnimation ? "animation lost" : "an animation in place of a picture"
      notes.append("\(verb): \(e.frames) → \(Phrase.count(a.frames, "frame"))")
    } else if e.frames != a.frames {
      notes.append("\(e.frames) → \(Phrase.count(a.frames, "frame"))")
    }
    if abs(e.duration - a.duration) > FrameAlignment.precision {
      notes.append("\(Phrase.milliseconds(e.duration)) → \(Phrase.milliseconds(a.duration))")
    }
    return notes
  }
}
