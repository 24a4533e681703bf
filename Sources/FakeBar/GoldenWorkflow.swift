public import BarGolden
public import BarStage

/// The goldens of a project: its scenes in all their variants, rendered, against the files below its golden
/// folder.
public struct GoldenWorkflow {
  private let scenes: GoldenScenes
  private let store: GoldenStore
  private let plan: GoldenPlan
  private let shard: Shard?
  private let isFiltered: Bool

  /// Works out what the run is about; no scene is read yet, and of a shard only its own ever are.
  /// - Parameters:
  ///   - overrides: strategies and a choice of steps; traits only narrow the project's matrix.
  ///   - golden: the folder of goldens; nil = the project's.
  ///   - filter: only scenes whose name holds this; orphans are not judged then.
  ///   - shard: only this part of the scenes; it may have none.
  ///   - allowsEmpty: a run without goldens is no error.
  ///   - jobs: workers.
  /// - Throws: `WorkflowError`, and `MatrixError` when nothing of the matrix is left.
  public init(
    project: Project, overrides: SceneOverrides = SceneOverrides(), golden: String? = nil,
    filter: String? = nil, shard: Shard? = nil, allowsEmpty: Bool = false, jobs: Int
  ) throws {
    let paths = project.scenes.filter { path in
      filter.map { SceneLoader.name(of: path).contains($0) } ?? true
    }
    guard allowsEmpty || !paths.isEmpty else { throw WorkflowError.noSceneNamed(filter ?? "") }
    try Self.checkNames(paths)
    let narrowed = overrides.narrowedKeys
    if let stray = narrowed.first(where: { !(project.matrix?.varies($0) ?? false) }) {
      throw WorkflowError.notVaried(key: stray)
    }
    let all = try paths.flatMap { try SceneJob.all($0, project: project, overrides: overrides) }
    self.shard = shard
    plan = GoldenPlan(
      units: all.map(\.unitName),
      options: (filter.map { ["--filter=\($0)"] } ?? []) + overrides.words,
      sources: Self.digest(of: [project.file] + paths))
    let isWhole = overrides.strategies == nil && overrides.selection == nil
    isFiltered = filter != nil || !isWhole || !narrowed.isEmpty
    scenes = GoldenScenes(
      all, units: plan.units(of: shard), isWhole: isWhole, isPartial: isFiltered,
      mayBeEmpty: shard != nil || allowsEmpty, jobs: jobs)
    store = GoldenStore(root: golden ?? project.golden)
  }

  /// Of the files' bytes; one that cannot be read is told when its turn comes.
  private static func digest(of files: [String]) -> String {
    StableHash.digits(of: files.lazy.map { (try? FileReader.bytes($0, limit: 16 << 20)) ?? [] })
  }

  /// Goldens are named after their scenes' files. Here and not only in a run, because no shard sees all names.
  private static func checkNames(_ paths: [String]) throws(WorkflowError) {
    var files: [String: String] = [:]
    for path in paths {
      if let other = files.updateValue(path, forKey: GoldenRun.folded(SceneLoader.name(of: path))) {
        throw .sameName(other, path)
      }
    }
  }

  /// Loads and stages every scene of the run once, unless that is done; nothing is drawn. Recording, checking and pruning
  /// do it themselves.
  /// - Throws: what loading and staging throw; `GoldenError` when there is nothing to compare.
  public func load() throws { _ = try scenes.run() }

  /// Writes goldens as far as the mode allows.
  public func record(_ mode: RecordMode) throws -> RecordReport {
    try store.record(scenes.run(), mode: mode, environment: .current())
  }

  /// Compares, and holds scenes against what they expect of inspections; goldens are only read. Whatever ends the check
  /// early, the folder's report says so.
  /// - Parameters:
  ///   - folder: for the report and for what differs.
  ///   - obsolete: what orphans mean.
  ///   - stopsAtFirst: skips the pictures of a step after the first that fails.
  ///   - verifiesSeals: decodes goldens whose seal says that they are the same, and finds seals that are wrong.
  public func check(
    in folder: RunFolder = RunFolder(), obsolete: ObsoletePolicy = .fail, stopsAtFirst: Bool = false,
    verifiesSeals: Bool = false
  ) throws -> GoldenReport {
    var start = GoldenReport(
      tool: Release.tool, plan: plan, shard: shard, isFiltered: isFiltered, expected: 0)
    start.obsolete = obsolete
    if stopsAtFirst { start.plan.options.append("--fast") }
    if verifiesSeals { start.plan.options.append("--verify") }
    let finish = { (report: inout GoldenReport) in
      report.brokenExpectations = try scenes.brokenExpectations()
    }
    return try store.check(
      in: folder, stopsAtFirst: stopsAtFirst, verifiesSeals: verifiesSeals, report: start, finish: finish
    ) { report in
      report.environment = try .current()
      return try scenes.run()
    }
  }

  /// Deletes goldens that no scene makes.
  /// - Parameters:
  ///   - folder: of a run whose orphans to take; nil = look for them now, which stages every scene.
  ///   - isDryRun: only tells.
  /// - Throws: `GoldenError`; `WorkflowError.partial` where only a part of the scenes is known, `.otherPlan` when the run
  ///   was about other scenes.
  public func prune(orphansOf folder: RunFolder? = nil, isDryRun: Bool = false) throws -> PruneReport {
    guard let folder else {
      guard shard == nil, !isFiltered else { throw WorkflowError.partial("this run") }
      return try store.prune(store.unclaimed(by: scenes.run()), isDryRun: isDryRun)
    }
    let report = try folder.load()
    guard report.isComplete else { throw GoldenError.unfinished(path: folder.path) }
    guard !report.isPartial else { throw WorkflowError.partial(folder.path) }
    guard report.plan.digest == plan.digest else { throw WorkflowError.otherPlan(folder.path) }
    return try store.prune(report.unclaimed, isDryRun: isDryRun)
  }
}
