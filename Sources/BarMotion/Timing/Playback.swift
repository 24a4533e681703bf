/// How an operation's progress runs over time: along a curve, or with a finger and what follows its release.
public struct Playback: Hashable, Sendable {
  /// A stretch of time in which progress goes from one value to another.
  public struct Segment: Hashable, Sendable {
    public var phase: Instant.Phase
    /// Seconds since the operation began, and how long it takes.
    public var start: Double
    public var duration: Double
    /// Progress.
    public var from: Double
    public var to: Double
    public var curve: TimingCurve

    public init(
      _ phase: Instant.Phase, start: Double, duration: Double, from: Double, to: Double, curve: TimingCurve
    ) {
      self.phase = phase
      self.start = start
      self.duration = duration
      self.from = from
      self.to = to
      self.curve = curve
    }

    func progress(at time: Double) -> Double {
      let share = curve.progress(at: time - start, duration: duration)
      return share >= 1 ? to : from + (to - from) * share
    }
  }

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
  public var duration: Double { segments.last.map { $0.start + $0.duration } ?? 0 }

  /// The first and the last instant, at which nothing moves.
  public var begin: Instant { Instant(progress: 0, time: 0, phase: .rest) }
  public var end: Instant { Instant(progress: isCancelled ? 0 : 1, time: duration, phase: .rest) }

  /// The instant at `time` seconds; before the beginning and after the end at rest. O(segments).
  public func instant(at time: Double) -> Instant {
    if time <= 0 { return begin }
    if time >= duration { return end }
    guard let segment = segments.last(where: { $0.start <= time }) else { return end }
    return Instant(progress: segment.progress(at: time), time: time, phase: segment.phase)
  }

  /// The first instant at which `progress` is reached; the end when it never is. O(segments).
  public func instant(progress: Double) -> Instant {
    if progress <= 0 { return begin }
    if progress >= 1, !isCancelled { return end }
    for segment in segments
    where min(segment.from, segment.to) <= progress && progress <= max(segment.from, segment.to) {
      guard segment.from != segment.to else {
        return Instant(progress: progress, time: segment.start, phase: segment.phase)
      }
      let share = (progress - segment.from) / (segment.to - segment.from)
      let time = segment.start + segment.curve.time(at: share, duration: segment.duration)
      return Instant(progress: progress, time: time.quantizedTime, phase: segment.phase)
    }
    return end
  }
}
