import BarDisplay
public import BarInspection
import BarModel
import BarMotion
import BarNavigation
public import BarStage
import Dispatch
import Synchronization

/// Runs the inspections over a scene.
public struct SceneInspector {
  private let scene: Scene
  private let jobs: Int
  private let addsExpected: Bool

  /// - Parameters:
  ///   - scene: every step that it selects is looked at.
  ///   - addsExpected: also under strategies that only the scene's expectations name.
  ///   - jobs: workers, at least 1.
  public init(_ scene: Scene, addsExpected: Bool = true, jobs: Int) {
    self.scene = scene
    self.addsExpected = addsExpected
    self.jobs = max(1, jobs)
  }

  /// Every chosen step under every strategy, with the scene's expectations applied. Cost: the bar's band of every
  /// frame is drawn three to six times at one pixel a point.
  /// - Throws: what staging and drawing throw; `SceneFileError` for an expectation about a check that there is not.
  public func report() throws -> InspectionReport {
    let expectations = try SceneExpectations(scene)
    let own = Set(scene.strategies.map(\.label))
    let staged = try inspected()
    let subjects = try StepSubject.all(staged)
    var steps = try inspect(subjects, in: staged)
    // What was looked at for an expectation's sake has to answer that expectation alone.
    for index in steps.indices where !own.contains(steps[index].strategy) {
      let named = expectations.checks(strategy: steps[index].strategy)
      steps[index].findings.removeAll { !named.contains($0.check) }
    }
    return expectations.applied(to: steps)
  }

  /// The scene with all strategies that are looked at.
  /// - Throws: as `report()`.
  public func inspected() throws -> Scene {
    guard addsExpected else { return scene }
    let own = Set(scene.strategies.map(\.label))
    var staged = scene
    staged.strategies += try SceneExpectations(scene).strategies.filter { !own.contains($0.label) }
    return staged
  }

  private func inspect(_ subjects: [StepSubject], in scene: Scene) throws -> [InspectedStep] {
    let results = Mutex<[Int: Result<[Finding], any Error>]>([:])
    let artist = BandArtist(scene)
    let workers = min(jobs, max(subjects.count, 1))
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      let hand = artist.hand()
      for index in stride(from: worker, to: subjects.count, by: workers) {
        let found = Result { try subjects[index].findings(hand) }
        results.withLock { $0[index] = found }
      }
    }
    let found = results.withLock { $0 }
    return try subjects.enumerated().map { index, subject in
      InspectedStep(
        scene: scene.name, variant: scene.variant?.name, number: subject.step.number,
        operation: subject.step.operation, pages: subject.pages, strategy: subject.step.strategy.label,
        findings: try found[index]?.get() ?? [])
    }
  }
}
