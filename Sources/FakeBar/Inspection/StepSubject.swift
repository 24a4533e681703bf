import BarDisplay
import BarInspection
import BarMotion
import BarNavigation
import BarPixels
import BarStage

/// One step under one strategy as inspections look at it.
struct StepSubject: Sendable {
  var step: StagedStep
  var sampling: FrameSampling
  /// What the page that is returned to should rest in; nil where that cannot be another look.
  var expectedTo: DisplayList?
  /// The same step laid out again, and an earlier one of the same operation.
  var again: StagedStep?
  var earlier: StagedStep?

  /// Steps of a scene under all its strategies.
  /// - Throws: what staging throws.
  static func all(_ scene: Scene) throws -> [StepSubject] {
    let steps = try SceneStager(scene).steps()
    let remembered = try steps.contains(where: isReturn) ? remembered(scene) : [:]
    let again = try SceneStager(scene).steps()
    return steps.indices.map { index in
      let step = steps[index]
      return StepSubject(
        step: step, sampling: scene.sampling, expectedTo: isReturn(step) ? remembered[step.number] : nil,
        again: again[index], earlier: steps[..<index].last { isSame($0, step) })
    }
  }

  /// The same operation on the same pages in the same surroundings.
  private static func isSame(_ earlier: StagedStep, _ step: StagedStep) -> Bool {
    guard let one = earlier.transition, let other = step.transition, one.direction != nil else {
      return false
    }
    return earlier.strategy.label == step.strategy.label && one.operation == other.operation
      && one.direction == other.direction && one.from == other.from && one.to == other.to
      && one.ancestorsOfFrom == other.ancestorsOfFrom && one.ancestorsOfTo == other.ancestorsOfTo
      && earlier.stage?.traits == step.stage?.traits && earlier.playback == step.playback
  }

  /// A page comes back under a bar that does not remember.
  private static func isReturn(_ step: StagedStep) -> Bool {
    guard let transition = step.transition else { return false }
    return step.strategy.ownership == .shared && transition.direction == .pop && !transition.isCancelled
  }

  /// How pages rest under a bar that remembers, by step.
  private static func remembered(_ scene: Scene) throws -> [Int: DisplayList] {
    var copy = scene
    copy.strategies = [FakeBarStrategy()]
    let steps = try SceneStager(copy).steps()
    return Dictionary(
      steps.map { ($0.number, $0.choreography.restingTo) }, uniquingKeysWith: { first, _ in first })
  }

  /// `inbox → message`
  var pages: String? { step.transition.map { "\($0.from.name) → \($0.to.name)" } }

  func findings(_ render: @escaping (DisplayList) throws -> Pixmap) throws -> [Finding] {
    guard let flight = step.flight(sampling) else {
      let samples = step.samples(sampling)
      return try ContrastCheck.findings(
        resting: samples.map(\.list), strategy: step.strategy.label, step: step.number, render: render
      ).map { finding in
        var finding = finding
        finding.progress = finding.frame.map { samples[$0].instant.progress }
        finding.time = finding.frame.map { samples[$0].instant.time }
        return finding
      }
    }
    let repeats = [(nil as Int?, again), (earlier?.number, earlier)].compactMap { number, step in
      step?.flight(sampling).map { Inspection.Repeat(step: number, lists: $0.lists) }
    }
    return try idleFaults(flight)
      + CheckList.findings(
        in: Inspection(
          step: step.number, flight: flight, healthy: step.choreography, expectedTo: expectedTo,
          repeats: repeats,
          render: render))
  }

  /// Defects that change nothing here would pass as a clean bill of health.
  private func idleFaults(_ flight: Flight) -> [Finding] {
    guard !step.faults.isEmpty, flight.lists == flight.instants.map(step.choreography.displayList) else {
      return []
    }
    let names = step.faults.map(\.name).joined(separator: ", ")
    return [
      Finding(
        check: "faults", severity: .note, strategy: step.strategy.label, step: step.number,
        cause: "\(names): nothing in this step for the defect to act on, so nothing was put in",
        evidence: .documented, source: "the frames are those without it")
    ]
  }
}
