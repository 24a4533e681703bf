import BarDisplay
import BarGeometry
import BarInspection
import BarModel
public import BarMotion
import BarPixels
public import BarStage

/// One scene under several strategies: what inspections say of each, and where each first shows something else than
/// the first of them.
public struct SceneComparison: Sendable {
  public let scene: Scene
  /// Steps, strategies within them.
  public let steps: [ComparedStep]

  /// Labels, the reference first.
  public var strategies: [String] { scene.strategies.map(\.label) }

  /// - Parameters:
  ///   - strategies: nil: the scene's own, then every other there is.
  ///   - jobs: workers.
  /// - Throws: what staging and drawing throw. Cost: that of an inspection, and two frames for each strategy.
  public init(_ scene: Scene, strategies: [any TransitionStrategy]? = nil, jobs: Int) throws {
    var compared = scene
    if let strategies {
      compared.strategies = strategies
    } else {
      // The scene's own come first, with their options.
      let own = Set(scene.strategies.map { $0.name })
      compared.strategies += StrategyList.all.filter { !own.contains($0.name) }
    }
    self.scene = compared
    let staged = try SceneStager(compared).steps()
    let found = try SceneInspector(compared, addsExpected: false, jobs: jobs).report().steps
    let renderer = FrameRenderer(compared, jobs: jobs)
    var steps: [ComparedStep] = []
    for (index, step) in staged.enumerated() {
      let samples = step.samples(compared.sampling)
      let reference = staged[index - index % compared.strategies.count]
      steps.append(
        ComparedStep(
          number: step.number, operation: step.operation, strategy: step.strategy.label,
          frames: samples.count, findings: found[index].findings + found[index].expected,
          difference: try Self.difference(
            reference.samples(compared.sampling), samples, scale: compared.traits.scale, renderer)))
    }
    self.steps = steps
  }

  /// Frames are drawn only where their lists differ, and only up to the first that looks different.
  private static func difference(
    _ reference: [FrameSample], _ samples: [FrameSample], scale: Double, _ renderer: FrameRenderer
  ) throws -> FrameDifference? {
    for (one, other) in zip(reference, samples) where one.list != other.list {
      let pictures = try renderer.map([one, other]) { frame in
        frame.pixmap.cropped(
          to: PixelRect(x: 0, y: 0, width: frame.pixmap.width, height: frame.pixmap.height))
      }.results
      let found = PixelDifference.compare(a: pictures[0], b: pictures[1])
      guard let bounds = found.bounds else { continue }
      let rect = Rect(
        x: Double(bounds.x) / scale, y: Double(bounds.y) / scale, width: Double(bounds.width) / scale,
        height: Double(bounds.height) / scale)
      return FrameDifference(
        frame: other.index, progress: other.instant.progress, time: other.instant.time, rect: rect,
        ratio: Double(found.different) / Double(pictures[1].width * pictures[1].height))
    }
    return nil
  }
}
