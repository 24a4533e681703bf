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

  /// The instants of an animation with this motion. O(frames).
  public func instants(_ motion: Motion) -> [Instant] {
    let middle: [Instant]
    switch rule {
    case .fps(let fps):
      // ⌊duration · fps⌋ + 1 frames: 31 for half a second at 60.
      let last = Int((motion.duration * fps + 1e-9).rounded(.down))
      middle =
        (0..<max(last, 1)).map { motion.instant(at: Double($0) / fps) } + [
          motion.instant(at: motion.duration)
        ]
    case .count(let count):
      let steps = max(count - 1, 1)
      middle = (0..<count).map { motion.instant(at: motion.duration * Double($0) / Double(steps)) }
    case .progress(let values): middle = values.map { motion.instant(progress: $0) }
    case .times(let times): middle = times.map { motion.instant(at: $0) }
    }
    let first = Instant(progress: 0, time: 0, phase: .rest)
    let last = Instant(progress: 1, time: motion.duration, phase: .rest)
    return Array(repeating: first, count: before) + middle.map(FrameSampling.rested)
      + Array(repeating: last, count: after)
  }

  /// At exactly 0 and 1 nothing moves.
  private static func rested(_ instant: Instant) -> Instant {
    guard instant.progress <= 0 || instant.progress >= 1 else { return instant }
    return Instant(progress: instant.progress, time: instant.time, phase: .rest)
  }
}
