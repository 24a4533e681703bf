import BarDisplay
public import BarGeometry
import BarModel
public import BarMotion
public import BarNavigation

/// One step of a scene under one strategy, ready to be asked for frames: the line of data up to display lists.
public struct StagedStep: Sendable {
  /// From 1; 0 is the stack at rest before any step.
  public var number: Int
  public var strategy: any TransitionStrategy
  /// nil for the stack at rest.
  public var transition: Transition?
  public var choreography: Choreography
  public var width: Double
  public var direction: LayoutDirection
  /// Bottom edge of the taller of the bars before and after, points.
  public var barBottom: Double

  /// The word in frames.json: push, pop or rest.
  public var operation: String { transition?.operation.name ?? "rest" }

  /// The frames a sampling asks for. A step without animation has two: before and after.
  public func samples(_ sampling: FrameSampling) -> [FrameSample] {
    instants(sampling).enumerated().map { index, instant in
      FrameSample(
        index: index, instant: instant, topPageX: topPageX(instant),
        list: choreography.displayList(at: instant))
    }
  }

  private func instants(_ sampling: FrameSampling) -> [Instant] {
    let motion = choreography.motion
    let start = Instant(progress: 0, time: 0, phase: .rest)
    guard let transition else { return [start] }
    guard transition.operation.isAnimated, motion.duration > 0 else {
      return [start, Instant(progress: 1, time: 0, phase: .rest)]
    }
    return sampling.instants(motion)
  }

  /// Left edge of the page that lies on top, points.
  private func topPageX(_ instant: Instant) -> Double {
    guard let transition else { return 0 }
    let away = transition.isPush ? 1 - instant.progress : instant.progress
    let sign = direction == .rightToLeft ? -1.0 : 1.0
    return (sign * width * away).quantized
  }
}
