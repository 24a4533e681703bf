import BarDisplay
import BarModel
import BarMotion
import BarNavigation

/// A flight with a fault in it, beside the healthy one.
struct FaultyFlight {
  let healthy: Flight
  let faulty: Flight

  /// Eleven frames: at rest, nine in flight at 0.1 to 0.9, at rest.
  static func timed(_ app: SampleApp, _ stage: TransitionStage) -> Flight {
    let between = (1...9).map { Instant(progress: Double($0) / 10, time: Double($0) / 20, phase: .timed) }
    return flight(
      app, stage, [rest(0, time: 0)] + between + [rest(1, time: 0.5)])
  }

  /// Eight frames: at rest, a finger at 0.2, 0.4 and 0.6, then on to 0.8 or back over 0.4 and 0.2, at rest.
  static func swipe(_ app: SampleApp, _ stage: TransitionStage, isCancelled: Bool) -> Flight {
    var stage = stage
    stage.transition.isCancelled = isCancelled
    let finger = [0.2, 0.4, 0.6].map { Instant(progress: $0, time: $0, phase: .dragging) }
    let after = (isCancelled ? [0.4, 0.2] : [0.8, 0.9]).enumerated().map { index, progress in
      Instant(
        progress: progress, time: 0.7 + 0.1 * Double(index), phase: isCancelled ? .cancelling : .settling)
    }
    return flight(app, stage, [rest(0, time: 0)] + finger + after + [rest(isCancelled ? 0 : 1, time: 1)])
  }

  init(_ flight: Flight, _ choice: FaultChoice) throws {
    healthy = flight
    var faulty = flight
    try FaultList.make(choice).apply(to: &faulty)
    self.faulty = faulty
  }

  /// The names of the layers that are otherwise than they were, by frame; frames without any are left out. Whether a
  /// page can be drawn once for all frames is no look.
  var changes: [Int: Set<String>] {
    var result: [Int: Set<String>] = [:]
    for (index, (before, after)) in zip(healthy.lists, faulty.lists).enumerated() {
      let names = Set(before.looks).symmetricDifference(after.looks).map(\.name)
      if !names.isEmpty { result[index] = Set(names) }
    }
    return result
  }

  private static func rest(_ progress: Double, time: Double) -> Instant {
    Instant(progress: progress, time: time, phase: .rest)
  }

  private static func flight(_ app: SampleApp, _ stage: TransitionStage, _ instants: [Instant]) -> Flight {
    let choreography = app.choreography(stage)
    return Flight(
      strategy: app.strategy, stage: stage, choreography: choreography, instants: instants,
      lists: instants.map(choreography.displayList))
  }
}

extension DisplayList {
  fileprivate var looks: [FlatLayer] {
    flat.map { layer in
      var look = layer
      look.shouldRasterize = false
      return look
    }
  }
}

extension FaultChoice {
  static let fakes: Set = [
    "bottom/fake/background", "bottom/fake/shadow", "top/fake/background", "top/fake/shadow",
  ]
}

extension Range<Int> {
  /// The same names in each of these frames.
  func each(_ names: Set<String>) -> [Int: Set<String>] {
    Dictionary(uniqueKeysWithValues: map { ($0, names) })
  }
}
