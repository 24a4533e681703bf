/// The moment a choreography is asked for. Pages follow progress; bar contents also depend on time and phase: at
/// equal page positions a tap and a finger show different alphas (measured).
public struct Instant: Hashable, Sendable {
  public enum Phase: String, Hashable, Sendable {
    case rest
    case timed
    case dragging
    case settling
    case cancelling
  }

  /// From → to, 0…1.
  public var progress: Double
  /// Seconds since the operation began.
  public var time: Double
  public var phase: Phase

  public init(progress: Double, time: Double, phase: Phase) {
    self.progress = progress
    self.time = time
    self.phase = phase
  }
}
