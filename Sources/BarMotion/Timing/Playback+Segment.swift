extension Playback {
  /// A stretch of time in which progress goes from one value to another.
  public struct Segment: Hashable, Sendable {
    public let phase: Instant.Phase
    /// Seconds since the operation began, and how long it takes.
    public let start: Double
    public let duration: Double
    /// Progress.
    public let from: Double
    public let to: Double
    public let curve: TimingCurve
    /// Seconds since the operation began, and the progress by then: before its duration is over, and short of `to`,
    /// when something takes over.
    public internal(set) var end: Double
    public internal(set) var last: Double
    /// The animation whose contents of the bar are seen at the same progress; nil: those that follow a finger.
    var contents: Motion?

    public init(
      _ phase: Instant.Phase, start: Double, duration: Double, from: Double, to: Double, curve: TimingCurve
    ) {
      self.phase = phase
      self.start = start
      self.duration = duration
      self.from = from
      self.to = to
      self.curve = curve
      end = start + duration
      last = to
      contents = phase == .timed ? Motion(curve: curve, duration: duration) : nil
    }

    func instant(at time: Double) -> Instant {
      if time >= end { return instant(last, time) }
      let share = curve.progress(at: time - start, duration: duration)
      return instant(share >= 1 ? to : from + (to - from) * share, time)
    }

    func reaches(_ progress: Double) -> Bool { min(from, last) <= progress && progress <= max(from, last) }

    /// The first instant at a progress that it reaches.
    func instant(progress: Double) -> Instant { instant(progress, time(at: progress)) }

    /// What is played of it when something takes over at a progress that it reaches; nil: nothing.
    func cut(at progress: Double) -> Segment? {
      let time = time(at: progress)
      guard time > start else { return nil }
      var result = self
      result.end = time
      result.last = progress
      return result
    }

    func time(at progress: Double) -> Double {
      guard progress != from else { return start }
      if progress == last { return end }
      let share = (progress - from) / (to - from)
      return (start + curve.time(at: share, duration: duration)).quantizedTime
    }

    private func instant(_ progress: Double, _ time: Double) -> Instant {
      var instant = Instant(progress: progress, time: time, phase: phase)
      if phase != .timed {
        instant.animationTime = contents.map { $0.curve.time(at: progress, duration: $0.duration) }
      }
      return instant
    }
  }
}
