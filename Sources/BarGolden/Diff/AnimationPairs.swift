import BarCodecs
import BarPixels

/// Plays two animations side by side and hands out what is seen at the same time. One frame of each is in memory.
struct AnimationPairs {
  private let expected: DiffSource
  private let actual: DiffSource
  private(set) var one: FrameReel
  private(set) var other: FrameReel

  init(_ expected: DiffSource, _ actual: DiffSource) {
    self.expected = expected
    self.actual = actual
    let depth = max(expected.file.depth, actual.file.depth)
    one = FrameReel(expected, depth)
    other = FrameReel(actual, depth)
  }

  /// When the pair at hand is first seen, seconds.
  var time: Double { max(one.start, other.start) }

  /// The next pair; nil when one of them has ended.
  /// - Throws: `DiffError.undecodable`.
  mutating func next() throws(DiffError) -> (expected: DiffSource, actual: DiffSource)? {
    if one.current == nil, other.current == nil {
      try one.advance()
      try other.advance()
    } else {
      try advance()
    }
    guard let e = one.current, let a = other.current else { return nil }
    return (DiffSource(frame: e, of: expected), DiffSource(frame: a, of: actual))
  }

  /// Plays both to the end.
  /// - Throws: `DiffError.undecodable`.
  mutating func finish() throws(DiffError) {
    try one.finish()
    try other.finish()
  }

  /// To the next moment at which either picture changes; together, when they do at the same time.
  private mutating func advance() throws(DiffError) {
    let (end, otherEnd) = (one.end, other.end)
    // Frames that take no time are paired by number.
    let isUntimed = one.end <= one.start || other.end <= other.start
    if isUntimed || end <= otherEnd + FrameAlignment.precision { try one.advance() }
    if isUntimed || otherEnd <= end + FrameAlignment.precision { try other.advance() }
  }
}
