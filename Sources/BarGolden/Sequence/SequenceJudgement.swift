/// Whether it is time or looks that changed in a step, and what there is to say about it.
struct SequenceJudgement {
  var verdict: AnimationVerdict
  var notes: [String] = []

  /// By the display lists, which know what moves.
  /// - Parameter times: of the step's frames, seconds; fewer or none when they are not known.
  init(_ lists: StepLists, times known: [Double]) {
    if lists.areEqual {
      verdict = lists.haveSameLabels ? .visual : .timing
      notes = lists.haveSameLabels ? [] : ["the same display lists at other moments: their labels differ"]
      return
    }
    let (n, m) = (lists.golden.count, lists.actual.count)
    if n != m { notes.append("\(n) → \(Phrase.count(m, "frame"))") }
    if let length = Self.length(lists) {
      verdict = .length
      notes.append(length)
      return
    }
    let (times, isTimed) = Self.times(known, count: max(n, m))
    let tracks = ListTracks(lists.golden, lists.actual)
    if let map = MotionFit(tracks, times: times, .everything).map {
      // Longer or shorter at an end with what is alike on time.
      verdict = map == .same ? (n == m ? .visual : .length) : .timing
      notes += Self.words(map, times, isTimed).map { [$0] } ?? []
      return
    }
    let looksAlike = tracks.haveSameContents && tracks.tracks.allSatisfy(\.standsAlike)
    for scope in [MotionFit.Scope.motion, .changedMotion] {
      guard let map = MotionFit(tracks, times: times, scope).map else { continue }
      verdict = map == .same ? .visual : looksAlike ? .timing : .both
      guard let words = Self.words(map, times, isTimed) else { return }
      notes.append(
        scope == .motion ? "what moves: \(words)" : "a part of what moves: \(words); the rest on time")
      return
    }
    let warp = FrameWarp(n, m) { ListDistance.between($0, $1, tracks) }
    verdict = warp?.isLate == true ? .both : .visual
    if let words = warp?.words { notes.append(words) }
  }

  /// By pictures alone.
  init(_ expected: FrameTrack, _ actual: FrameTrack, names: [UInt64: UInt64]) {
    let alignment = FrameAlignment(expected, actual, names: names)
    // Something fails, or nobody would ask.
    verdict = alignment.verdict == .equal ? .visual : alignment.verdict
    notes = [alignment.words].compactMap { $0 }
  }

  init(_ animation: AnimationDiff) {
    verdict = animation.verdict == .equal ? .visual : animation.verdict
    notes = animation.notes
  }

  /// One side is the beginning or the end of the other.
  private static func length(_ lists: StepLists) -> String? {
    let (golden, actual) = (lists.golden, lists.actual)
    let count = min(golden.count, actual.count)
    guard golden.count != actual.count, count > 0 else { return nil }
    let more = Phrase.count(abs(golden.count - actual.count), "frame")
    let verb = golden.count > actual.count ? "missing" : "more"
    if golden.prefix(count) == actual.prefix(count) { return "\(more) \(verb) at the end" }
    return golden.suffix(count) == actual.suffix(count) ? "\(more) \(verb) at the beginning" : nil
  }

  /// Continued at the end where the golden has more frames; frames instead of seconds where times are unknown or two
  /// frames have the same.
  private static func times(_ known: [Double], count: Int) -> (times: [Double], isTimed: Bool) {
    guard known.count > 1, zip(known, known.dropFirst()).allSatisfy({ $0 < $1 }) else {
      return ((0..<count).map(Double.init), false)
    }
    var times = known
    let step = known[known.count - 1] - known[known.count - 2]
    while times.count < count { times.append(times[times.count - 1] + step) }
    return (times, true)
  }

  private static func words(_ map: MotionFit.Map, _ times: [Double], _ isTimed: Bool) -> String? {
    func amount(_ time: Double) -> String {
      isTimed ? Phrase.milliseconds(abs(time)) : Phrase.thousandths(abs(time)) + " frames"
    }
    func side(_ time: Double) -> String { time > 0 ? "late" : "early" }
    switch map {
    case .same: return nil
    case .shift(let time, let frames?):
      let words = Phrase.count(abs(frames), "frame") + (isTimed ? " (\(amount(time)))" : "")
      return "the same pictures, \(words) \(side(time))"
    case .shift(let time, nil): return "the same motion, \(amount(time)) \(side(time))"
    case .slower(let ratio):
      let words =
        ratio > 1
        ? Phrase.percents(ratio - 1) + " slower"
        : Phrase.decimal((1000 / ratio).rounded() / 1000) + " times as fast"
      return "\(words), the same curve"
    case .uneven(let time): return "the same path on another curve, up to \(amount(time)) \(side(time))"
    }
  }
}

extension Phrase {
  /// “12 %”, “12.5 %”; rounded to a tenth.
  static func percents(_ share: Double) -> String {
    decimal((share * 1000).rounded() / 10) + " %"
  }
}
