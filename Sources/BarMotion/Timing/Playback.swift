/// How an operation's progress runs over time: along a curve, or with a finger and what follows its release.
public struct Playback: Hashable, Sendable {
  /// Without gaps, in their order.
  public var segments: [Segment]
  /// It ends at progress 0.
  public var isCancelled: Bool

  public init(_ segments: [Segment], isCancelled: Bool = false) {
    self.segments = segments
    self.isCancelled = isCancelled
  }

  /// A transition that runs by itself.
  public static func timed(_ motion: Motion) -> Playback {
    Playback([
      Segment(.timed, start: 0, duration: motion.duration, from: 0, to: 1, curve: motion.curve)
    ])
  }

  /// Seconds.
  public var duration: Double { segments.last?.end ?? 0 }

  /// Progress never falls.
  public var isRising: Bool { !isCancelled && segments.allSatisfy { $0.from <= $0.last } }

  /// The first and the last instant, at which nothing moves.
  public var begin: Instant { Instant(progress: 0, time: 0, phase: .rest) }
  public var end: Instant { Instant(progress: isCancelled ? 0 : 1, time: duration, phase: .rest) }

  /// The instant at `time` seconds; before the beginning and after the end at rest. Where one segment meets the next
  /// the earlier one counts: at its last point the finger is still there. O(segments).
  public func instant(at time: Double) -> Instant {
    if time <= 0 { return begin }
    if time >= duration { return end }
    // Sums of seconds differ from products of frames by some bits: half a microsecond is no time.
    guard let segment = segments.first(where: { time <= $0.end + 0.5e-6 }) else { return end }
    return segment.instant(at: time)
  }

  /// The first instant at which `progress` is reached; the end when it never is. O(segments).
  public func instant(progress: Double) -> Instant {
    if progress <= 0 { return begin }
    if progress >= 1, !isCancelled { return end }
    return segments.first { $0.reaches(progress) }?.instant(progress: progress) ?? end
  }
}
