/// A transition's curve and length.
public struct Motion: Hashable, Sendable {
  public var curve: TimingCurve
  /// Seconds.
  public var duration: Double

  public init(curve: TimingCurve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// The system's push and pop: half a second (documented by several independent dumps).
  public static let uikit = Motion(curve: .uikit, duration: 0.5)

  /// The instant at `time` seconds of a running animation.
  public func instant(at time: Double) -> Instant {
    let clamped = min(max(time, 0), duration)
    return Instant(progress: curve.progress(at: clamped, duration: duration), time: clamped, phase: .timed)
  }

  /// The instant at which a running animation reaches `progress`.
  public func instant(progress: Double) -> Instant {
    Instant(progress: progress, time: curve.time(at: progress, duration: duration), phase: .timed)
  }
}
