public import BarGeometry

/// How two animations differ. A still picture is an animation of one frame.
public struct AnimationDiff: Hashable, Sendable {
  /// One of the two.
  public struct Side: Hashable, Sendable, Codable {
    public var isAnimation: Bool
    public var frames: Int
    /// Seconds.
    public var duration: Double
  }

  /// Two frames that are seen at the same time.
  public struct FramePair: Hashable, Sendable, Codable {
    /// From 0.
    public var expected: Int
    public var actual: Int
    /// Seconds since the beginning.
    public var time: Double
    public var different: Int
    public var passes: Bool
  }

  /// Sums over the pairs, and the largest of what is no count.
  public struct Totals: Hashable, Sendable {
    /// Pixels; of the rectangle that covers all frames.
    public var width = 0
    public var height = 0
    public var different = 0
    /// Pixels that were looked at.
    public var compared = 0
    public var aaIgnored = 0
    public var invisible = 0
    public var maxDelta = 0.0
    public var bounds: PixelRect?

    mutating func add(_ diff: ImageDiff) {
      width = diff.width
      height = diff.height
      different += diff.different
      compared += diff.width * diff.height
      aaIgnored += diff.aaIgnored
      invisible += diff.invisible
      maxDelta = max(maxDelta, diff.maxDelta.largest)
      if let box = diff.bounds { bounds = bounds?.union(box) ?? box }
    }
  }

  public var expected: Side
  public var actual: Side
  public var verdict: AnimationVerdict
  /// In the order of time; nothing after the first difference, if that was all that was asked for.
  public var pairs: [FramePair] = []
  /// What differs in the first pair that does.
  public var first: ImageDiff?
  /// Of the pairs that pass though something is let pass or left out, the one that uses most of what is allowed.
  public var tolerated: ImageDiff?
  /// Of all pairs together.
  public var totals = Totals()
  /// What else there is to say, one sentence each.
  public var notes: [String] = []

  public var firstDifferent: FramePair? { pairs.first { !$0.passes } }
  public var differentPairs: Int { pairs.count { !$0.passes } }
  public var passes: Bool { verdict == .equal && firstDifferent == nil }
}

extension AnimationDiff {
  /// Keeps the last pair if it passes by a narrower margin than those before it.
  mutating func noteTolerated(_ diff: ImageDiff) {
    guard diff.changed > 0 || diff.ignored > 0, let pair = pairs.last else { return }
    if let tolerated, tolerated.allowanceUse >= diff.allowanceUse { return }
    var diff = diff
    diff.notes.append(
      "of \(Phrase.count(expected.frames, "frame")), frame \(pair.expected) (t = \(Phrase.milliseconds(pair.time))) "
        + "uses most of what is allowed")
    tolerated = diff
  }
}
