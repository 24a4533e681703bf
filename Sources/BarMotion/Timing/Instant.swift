/// The moment a choreography is asked for. Pages follow progress; bar contents also depend on time and phase: at
/// equal page positions a tap and a finger show different alphas (measured).
public struct Instant: Hashable, Sendable {
  public enum Phase: String, Hashable, Sendable {
    case rest
    /// It runs by itself.
    case timed
    /// A finger leads it.
    case dragging
    /// What is left runs to the end.
    case settling
    /// What was done runs back.
    case cancelling
  }

  /// From → to, 0…1.
  public var progress: Double
  /// Seconds since the operation began.
  public var time: Double
  public var phase: Phase
  /// Seconds into the animation of which the bar's contents are seen; nil: those that follow a finger. It is the
  /// time while an operation runs by itself, and goes back with the progress when such a one is turned round.
  public var animationTime: Double?

  public init(progress: Double, time: Double, phase: Phase) {
    self.progress = progress
    self.time = time
    self.phase = phase
    animationTime = phase == .timed ? time : nil
  }
}
