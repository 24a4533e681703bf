public import BarMotion

/// At which instants of a transition frames are taken.
public struct FrameSampling: Hashable, Sendable {
  public enum Rule: Hashable, Sendable {
    /// Frame k at k / fps seconds; the last one is exactly progress 1.
    case fps(Double)
    /// Even in time, first and last included.
    case count(Int)
    /// Progress values from → to.
    case progress([Double])
    /// Seconds.
    case times([Double])
    /// For pictures side by side: even in progress, or in time where progress turns back on its way.
    case tiles(Int)
  }

  public var rule: Rule
  /// Resting frames put before and after.
  public var before: Int
  public var after: Int

  public init(_ rule: Rule, before: Int = 0, after: Int = 0) {
    self.rule = rule
    self.before = before
    self.after = after
  }

  /// 60 frames a second.
  public static let standard = FrameSampling(.fps(60))

  /// The instants of an operation that plays like this. O(frames).
  public func instants(_ playback: Playback) -> [Instant] {
    let middle: [Instant]
    let duration = playback.duration
    switch rule {
    case .fps(let fps):
      // ⌊duration · fps⌋ + 1 frames: 31 for half a second at 60.
      let last = Int((duration * fps + 1e-9).rounded(.down))
      middle = (0..<max(last, 1)).map { playback.instant(at: Double($0) / fps) } + [playback.end]
    case .count(let count):
      let steps = max(count - 1, 1)
      // The last one is the end itself, whatever its time rounds to.
      middle = (0..<count).map { index in
        count > 1 && index == steps
          ? playback.end : playback.instant(at: duration * Double(index) / Double(steps))
      }
    case .progress(let values): middle = values.map { playback.instant(progress: $0) }
    case .times(let times): middle = times.map { playback.instant(at: $0) }
    case .tiles(let count):
      let shares = (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
      middle = shares.map {
        playback.isRising ? playback.instant(progress: $0) : playback.instant(at: duration * $0)
      }
    }
    return Array(repeating: playback.begin, count: before) + middle
      + Array(repeating: playback.end, count: after)
  }
}
