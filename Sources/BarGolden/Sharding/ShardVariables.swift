/// How a system that starts several jobs tells each of them which one it is.
struct ShardVariables: Sendable {
  var index: String
  /// Of the first job.
  var first = 0
  var count: String
  /// A variable with the index of the first job, where that may be any.
  var firstVariable: String?
  /// A variable with the distance between indices.
  var stepVariable: String?
  /// A variable with the path of a file; touching it tells the system that shards are understood.
  var statusFile: String?

  /// The innermost first: a Bazel test may run within a job of GitLab.
  static let all = [
    // Documented: Bazel, “Test encyclopedia”, initial conditions and test sharding.
    ShardVariables(
      index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", statusFile: "TEST_SHARD_STATUS_FILE"),
    // Documented: Slurm, “Job Array Support”.
    ShardVariables(
      index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT", firstVariable: "SLURM_ARRAY_TASK_MIN",
      stepVariable: "SLURM_ARRAY_TASK_STEP"),
    // Documented: Kubernetes, “Indexed Job for Parallel Processing with Static Work Assignment”; it names no count.
    ShardVariables(index: "JOB_COMPLETION_INDEX", count: "FAKEBAR_SHARDS"),
    // Documented: CircleCI, “Project values and variables”.
    ShardVariables(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
    // Documented: Buildkite, “Environment variables”.
    ShardVariables(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    // Documented: Bitbucket, “Variables and secrets”.
    ShardVariables(index: "BITBUCKET_PARALLEL_STEP", count: "BITBUCKET_PARALLEL_STEP_COUNT"),
    // Documented: GitLab, “Predefined CI/CD variables reference”; without `parallel` there is a count and no index.
    ShardVariables(index: "CI_NODE_INDEX", first: 1, count: "CI_NODE_TOTAL"),
  ]

  /// What the variables say; nil when there is no index, or no count of the system's own or of the caller's.
  /// - Parameter wanted: a count that somebody has given besides.
  /// - Throws: `GoldenError.badShard` naming the variable that makes no sense.
  func shard(_ environment: [String: String], of wanted: Int?) throws(GoldenError) -> Shard? {
    let own = try number(count, environment, from: 1)
    guard environment[index].map({ !$0.isEmpty }) ?? false, let count = own ?? wanted else { return nil }
    if let wanted, count != wanted {
      throw .badShard(
        "auto/\(wanted)", remedy: "\(self.count) says \(count): write --shard auto, or auto/\(count)")
    }
    let start = try number(firstVariable, environment, from: 0) ?? first
    let step = try number(stepVariable, environment, from: 1) ?? 1
    guard let job = try number(index, environment, from: 0) else { return nil }
    let place = job - start
    guard place >= 0, place.isMultiple(of: step), place / step < count else {
      throw .badShard(
        "\(index)=\(job)",
        remedy:
          "with \(Phrase.count(count, "shard")) number the jobs from \(start) to \(start + (count - 1) * step)"
          + (step == 1 ? "" : " in steps of \(step)"))
    }
    return try Shard(index: place / step + 1, count: count)
  }

  /// Nil when the variable is not set, or empty.
  private func number(
    _ variable: String?, _ environment: [String: String], from least: Int
  ) throws(GoldenError) -> Int? {
    guard let variable, let text = environment[variable], !text.isEmpty else { return nil }
    guard let number = Int(text), (least...Shard.maximumCount).contains(number) else {
      throw .badShard(
        "\(variable)=\(text)",
        remedy: "set a whole number from \(least) to \(Shard.maximumCount), or unset it")
    }
    return number
  }
}
