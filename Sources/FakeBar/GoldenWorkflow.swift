public import BarGolden
public import BarStage

/// The goldens of a project: its scenes in all their variants, rendered, against the files below its golden
/// folder.
public struct GoldenWorkflow {
  private let run: GoldenRun
  private let store: GoldenStore
  private let shelf: SceneShelf
  /// Indices of the shelf's jobs in the plan.
  private let units: [Int]
  private let plan: GoldenPlan
  private let shard: Shard?
  private let jobs: Int

  /// Loads and stages every scene of the run once; nothing is drawn yet.
  /// - Parameters:
  ///   - overrides: strategies and a choice of steps; traits only narrow the project's matrix.
  ///   - golden: the folder of goldens; nil = the project's.
  ///   - filter: only scenes whose name holds this; orphans are not judged then.
  ///   - shard: only this part of the scenes; it may have none.
  ///   - jobs: workers.
  /// - Throws: what loading and staging throw; `GoldenError` when nothing is left to compare;
  ///   `WorkflowError`.
  public init(
    project: Project, overrides: SceneOverrides = SceneOverrides(), golden: String? = nil,
    filter: String? = nil, shard: Shard? = nil, jobs: Int
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
    self.shard = shard
    let all = try paths.flatMap { try SceneJob.all($0, project: project, overrides: overrides) }
    plan = GoldenPlan(
      units: all.map(\.unitName),
      options: (filter.map { ["--filter=\($0)"] } ?? []) + overrides.words)
    let units = plan.units(of: shard)
    self.units = units
    shelf = SceneShelf(units.map { all[$0] })
    let scenes = StagedScenes(shelf)
    let isWhole = overrides.strategies == nil && overrides.selection == nil
    let isFiltered = filter != nil || !isWhole || !narrowed.isEmpty
    run = try GoldenRun(
      units.indices.flatMap { index in
        try SceneGoldens(scenes, index: index, unit: units[index], jobs: jobs, isWhole: isWhole).items()
      },
      isPartial: isFiltered, mayBeEmpty: shard != nil)
    store = GoldenStore(root: golden ?? project.golden)
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
  public func record(_ mode: RecordMode) throws -> RecordReport {
    try store.record(run, mode: mode, environment: .current())
  }

  /// Compares, and holds scenes against what they expect of inspections; goldens are only read.
  /// - Parameter folder: for the report and for what differs.
  public func check(in folder: RunFolder = RunFolder()) throws -> GoldenReport {
    let report = GoldenReport(
      tool: Release.tool, plan: plan, shard: shard, environment: try .current(),
      expected: run.items.count)
    let finish = { (report: inout GoldenReport) in
      for index in units.indices {
        let broken = try SceneExpectations.verdict(shelf.scene(index), jobs: jobs)
        report.brokenExpectations += broken.map { BrokenExpectation(unit: units[index], message: $0) }
      }
    }
    return try store.check(run, in: folder, report: report, finish: finish)
  }
}
