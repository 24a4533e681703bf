import BarPixels

/// Tells pictures that come at another time from other pictures, by laying the holds of two animations beside each
/// other.
struct FrameAlignment {
  /// Seconds; two times that differ by less are the same. Sums of fractions are rounded far below this.
  static let precision = 1e-6

  let verdict: AnimationVerdict
  /// Nil when there is nothing to say.
  let words: String?

  init(_ expected: FrameTrack, _ actual: FrameTrack, names: [UInt64: UInt64]) {
    let (e, a) = (expected.holds(names), actual.holds(names))
    var ids: [UInt64: Int32] = [:]
    func id(_ hold: FrameTrack.Hold) -> Int32 {
      if let known = ids[hold.digest] { return known }
      let next = Int32(ids.count)
      ids[hold.digest] = next
      return next
    }
    let (one, other) = (e.map(id), a.map(id))
    let frame = expected.frameDuration == actual.frameDuration ? expected.frameDuration : nil
    let isAsLong = abs(expected.duration - actual.duration) <= Self.precision
    if one == other {
      // An end that is on time says nothing of how late the pictures are.
      let ends = isAsLong ? [] : [(expected.duration, actual.duration)]
      let drift = TimeDrift(zip(e, a).map { ($0.start, $1.start) } + ends, frame: frame)
      verdict = drift.isNone ? .equal : .timing
      words = drift.isNone ? nil : "the same pictures, \(drift.words)"
      return
    }
    if let length = Self.length(one, other) {
      let pairs = length.shared.map { (e[$0].start, a[$0 - length.from].start) }
      let drift = TimeDrift(pairs, frame: frame)
      if drift.isShift, isAsLong {
        // What is late by two frames has no room for its last two pictures.
        verdict = .timing
        words = "the same pictures, \(drift.words); \(length.words)"
        return
      }
      verdict = .length
      words = length.words + (drift.isNone ? "" : "; the others \(drift.words)")
      return
    }
    let warp = FrameWarp(expected.frames.count, actual.frames.count) {
      expected.frames[$0].thumbnail.distance(actual.frames[$1].thumbnail)
    }
    verdict = warp?.isLate == true || !isAsLong ? .both : .visual
    words = warp?.words
  }

  /// One sequence is the beginning or the end of the other.
  private static func length(
    _ one: [Int32], _ other: [Int32]
  ) -> (words: String, shared: Range<Int>, from: Int)? {
    let count = min(one.count, other.count)
    guard count > 0, one.count != other.count else { return nil }
    let difference = Phrase.count(abs(one.count - other.count), "picture")
    let verb = one.count > other.count ? "missing" : "more"
    if one.prefix(count) == other.prefix(count) { return ("\(difference) \(verb) at the end", 0..<count, 0) }
    guard one.suffix(count) == other.suffix(count) else { return nil }
    return (
      "\(difference) \(verb) at the beginning", one.count - count..<one.count, one.count - other.count
    )
  }
}
