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
  /// nil for the stack at rest.
  public var stage: TransitionStage?
  public var choreography: Choreography
  /// How its progress runs.
  public var playback: Playback
  /// Defects that are put into its frames.
  public var faults: [any Fault]
  public var width: Double
  public var direction: LayoutDirection
  /// Bottom edge of the taller of the bars before and after, points.
  public var barBottom: Double
  /// A page that scrolls makes its own lists.
  public var scroll: ScrollPlay?

  /// The word in frames.json: push, pop, scroll, traits or rest.
  public var operation: String {
    if let transition { return transition.operation.name }
    if scroll != nil { return "scroll" }
    return number > 0 ? "traits" : "rest"
  }

  /// The frames a sampling asks for. A step without animation has two: before and after.
  public func samples(_ sampling: FrameSampling) -> [FrameSample] {
    let flight = flight(sampling)
    return flight?.lists.enumerated().map { index, list in
      sample(index, flight?.instants[index] ?? playback.begin, list)
    }
      ?? instants(sampling).enumerated().map { index, instant in
        sample(
          index, instant, scroll?.displayList(at: instant) ?? choreography.displayList(at: instant))
      }
  }

  /// The same frames with what they were made of, faults put in; nil for the stack at rest.
  public func flight(_ sampling: FrameSampling) -> Flight? {
    guard let stage else { return nil }
    let instants = instants(sampling)
    var flight = Flight(
      strategy: strategy, stage: stage, choreography: choreography, instants: instants,
      lists: instants.map(choreography.displayList))
    for fault in faults { fault.apply(to: &flight) }
    return flight
  }

  private func sample(_ index: Int, _ instant: Instant, _ list: DisplayList) -> FrameSample {
    FrameSample(
      index: index, instant: instant, topPageX: topPageX(instant), list: list,
      contentOffset: scroll?.scrolling.offset(at: instant.progress))
  }

  private func instants(_ sampling: FrameSampling) -> [Instant] {
    if transition == nil, number == 0 { return [playback.begin] }
    guard transition?.operation.isAnimated ?? (scroll != nil), playback.duration > 0 else {
      return [playback.begin, Instant(progress: playback.end.progress, time: 0, phase: .rest)]
    }
    return sampling.instants(playback)
  }

  /// Left edge of the page that lies on top, points.
  private func topPageX(_ instant: Instant) -> Double {
    guard let transition, transition.direction != nil else { return 0 }
    let away = transition.isPush ? 1 - instant.progress : instant.progress
    let sign = direction == .rightToLeft ? -1.0 : 1.0
    return (sign * width * away).quantized
  }
}
