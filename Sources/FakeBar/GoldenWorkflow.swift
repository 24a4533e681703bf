public import BarGolden
public import BarStage

/// The goldens of a project: its scenes in all their variants, rendered, against the files below its golden
/// folder.
public struct GoldenWorkflow {
  /// Pictures of failures; beside the goldens' folder would be in the way of version control.
  public static let artifacts = ".fakebar/failures"

  private let run: GoldenRun
  private let store: GoldenStore
  private let shelf: SceneShelf
  private let jobs: Int

  /// Loads and stages every scene once; nothing is drawn yet.
  /// - Parameters:
  ///   - overrides: strategies and a choice of steps; traits only narrow the project's matrix.
  ///   - golden: the folder of goldens; nil = the project's.
  ///   - filter: only scenes whose name holds this; orphans are not judged then.
  ///   - artifacts: the folder for pictures of failures.
  ///   - jobs: workers.
  /// - Throws: what loading and staging throw; `GoldenError` when nothing is left to compare;
  ///   `WorkflowError`.
  public init(
    project: Project, overrides: SceneOverrides = SceneOverrides(), golden: String? = nil,
    filter: String? = nil, artifacts: String = GoldenWorkflow.artifacts, jobs: Int
  ) throws {
    let paths = project.scenes.filter { path in
      filter.map { SceneLoader.name(of: path).contains($0) } ?? true
    }
    guard !paths.isEmpty else { throw WorkflowError.noSceneNamed(filter ?? "") }
    try Self.checkNames(paths)
    let narrowed = overrides.narrowedKeys
    if let stray = narrowed.first(where: { !(project.matrix?.varies($0) ?? false) }) {
      throw WorkflowError.notVaried(key: stray)
    }
    self.jobs = jobs
    shelf = SceneShelf(
      try paths.flatMap { try SceneJob.all($0, project: project, overrides: overrides) })
    let scenes = StagedScenes(shelf)
    let isPartial =
      filter != nil || overrides.strategies != nil || overrides.selection != nil || !narrowed.isEmpty
    run = try GoldenRun(
      shelf.jobs.indices.flatMap { try SceneGoldens(scenes, index: $0, jobs: jobs).items() },
      isPartial: isPartial)
    store = GoldenStore(root: golden ?? project.golden, artifacts: artifacts)
  }

  /// Goldens are named after their scenes' files.
  private static func checkNames(_ paths: [String]) throws(WorkflowError) {
    var files: [String: String] = [:]
    for path in paths {
      if let other = files.updateValue(path, forKey: SceneLoader.name(of: path).lowercased()) {
        throw .sameName(other, path)
      }
    }
  }

  /// Writes goldens as far as the mode allows.
  public func record(_ mode: RecordMode) throws -> RecordReport { try store.record(run, mode: mode) }

  /// Compares, and holds scenes against what they expect of inspections; goldens are only read.
  public func check() throws -> GoldenReport {
    var report = try store.check(run)
    for index in shelf.jobs.indices {
      report.brokenExpectations += try SceneExpectations.verdict(shelf.scene(index), jobs: jobs)
    }
    return report
  }
}
