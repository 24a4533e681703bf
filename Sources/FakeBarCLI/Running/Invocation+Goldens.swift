import BarFiles
import FakeBar

extension Invocation {
  /// The part of the scenes that is asked for by the option or by the system's variables.
  func shardChoice() throws -> ShardChoice? { try ShardChoice(self[.shard], environment) }

  /// The goldens of the project, as the options want them.
  func goldenWorkflow(_ shard: Shard? = nil) throws -> GoldenWorkflow {
    let overrides = try overrides()
    let jobs = try jobs()
    return try GoldenWorkflow(
      project: try SceneSources.project(self), overrides: overrides, golden: self[.golden],
      filter: self[.filter],
      shard: shard, allowsEmpty: has(.allowEmpty), jobs: jobs)
  }

  /// - Throws: on a build server, unless somebody has allowed to write goldens there.
  func checkMayWriteGoldens() throws(GoldenError) {
    guard let server = BuildServer(environment), !has(.allowCIRecord), !has(.dryRun) else { return }
    throw .recordingOnBuildServer(variable: server.variable)
  }

  /// The folder of the check that is to be decided about.
  var decidedFolder: RunFolder {
    let path = self[.from] ?? RunFolder.standard
    return RunFolder(FilePath.name(of: path) == RunFolder.reportName ? Disk.parent(of: path) : path)
  }

  /// The golden folder that a check's results are for: never one that only the report names, since that may come from
  /// anywhere.
  func goldenStore(for folder: RunFolder) throws -> GoldenStore {
    if let golden = self[.golden] { return GoldenStore(root: golden) }
    guard let file = self[.project] ?? ProjectFinder.file() else {
      throw usage(
        "There is no project file: name the folder of goldens with --golden, or the project with --project")
    }
    let golden = try Project(file: file).golden
    if !has(.from), let compared = try? folder.load().golden,
      Disk.canonical(compared) != Disk.canonical(golden)
    {
      throw usage(
        "The check compared with \(Quote(compared)), and the project's goldens are in \(Quote(golden)): say which "
          + "with --golden")
    }
    return GoldenStore(root: golden)
  }
}
