public import BarGolden
public import BarStage

/// The goldens of a project: its scenes, rendered, against the files below its golden folder.
public struct GoldenWorkflow {
  /// Pictures of failures; beside the goldens' folder would be in the way of version control.
  public static let artifacts = ".fakebar/failures"

  private let run: GoldenRun
  private let store: GoldenStore

  /// Loads and stages every scene; nothing is drawn yet.
  /// - Parameters:
  ///   - golden: the folder of goldens; nil = the project's.
  ///   - filter: only scenes whose name holds this; orphans are not judged then.
  ///   - artifacts: the folder for pictures of failures.
  ///   - jobs: workers.
  /// - Throws: what loading and staging throw; `GoldenError` when nothing is left to compare.
  public init(
    project: Project, overrides: SceneOverrides = SceneOverrides(), golden: String? = nil,
    filter: String? = nil, artifacts: String = GoldenWorkflow.artifacts, jobs: Int
  ) throws {
    let paths = project.scenes.filter { path in
      filter.map { SceneLoader.name(of: path).contains($0) } ?? true
    }
    guard !paths.isEmpty else { throw WorkflowError.noSceneNamed(filter ?? "") }
    let scenes = try paths.map { try SceneLoader.load($0, overrides: overrides, project: project) }
    try Self.checkNames(scenes)
    let isPartial = filter != nil || overrides.strategies != nil || overrides.selection != nil
    run = try GoldenRun(scenes.flatMap { try SceneGoldens($0, jobs: jobs).items() }, isPartial: isPartial)
    store = GoldenStore(root: golden ?? project.golden, artifacts: artifacts)
  }

  /// Goldens are named after their scenes' files.
  private static func checkNames(_ scenes: [Scene]) throws(WorkflowError) {
    var files: [String: String] = [:]
    for scene in scenes {
      if let other = files.updateValue(scene.file, forKey: scene.name.lowercased()) {
        throw .sameName(other, scene.file)
      }
    }
  }

  /// Writes goldens as far as the mode allows.
  public func record(_ mode: RecordMode) throws -> RecordReport { try store.record(run, mode: mode) }

  /// Compares; goldens are only read.
  public func check() throws -> GoldenReport { try store.check(run) }
}
