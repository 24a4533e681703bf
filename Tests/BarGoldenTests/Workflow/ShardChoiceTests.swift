import BarGolden
import Foundation
import Testing

struct ShardChoiceTests {
  /// What each system documents for the third of eight jobs.
  static let systems: [(index: String, variables: [String: String])] = [
    ("TEST_SHARD_INDEX", ["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "8"]),
    ("SLURM_ARRAY_TASK_ID", ["SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "8"]),
    (
      "SLURM_ARRAY_TASK_ID",
      [
        "SLURM_ARRAY_TASK_ID": "14", "SLURM_ARRAY_TASK_COUNT": "8", "SLURM_ARRAY_TASK_MIN": "10",
        "SLURM_ARRAY_TASK_MAX": "24", "SLURM_ARRAY_TASK_STEP": "2",
      ]
    ),
    ("CI_NODE_INDEX", ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "8"]),
    ("CIRCLE_NODE_INDEX", ["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "8"]),
    ("BUILDKITE_PARALLEL_JOB", ["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "8"]),
    ("BITBUCKET_PARALLEL_STEP", ["BITBUCKET_PARALLEL_STEP": "2", "BITBUCKET_PARALLEL_STEP_COUNT": "8"]),
    ("JOB_COMPLETION_INDEX", ["JOB_COMPLETION_INDEX": "2", "FAKEBAR_SHARDS": "8"]),
  ]

  @Test("each system's variables give the shard, without being asked and with “auto”", arguments: systems)
  func known(_ system: (index: String, variables: [String: String])) throws {
    for words in [nil, "auto", "auto/8"] {
      let choice = try #require(try ShardChoice(words, system.variables))
      #expect(choice.words == "shard 3/8 (\(system.index))")
      #expect(choice.shard == (try Shard(index: 3, count: 8)))
    }
    // The command line wins.
    #expect(try ShardChoice("1/2", system.variables)?.words == "shard 1/2")
    #expect(throws: GoldenError.self) { try ShardChoice("auto/7", system.variables) }
  }

  @Test("a job that is alone, or an index without a count, is a run in one piece")
  func alone() throws {
    for variables in [
      [:], ["CI_NODE_TOTAL": "1"], ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"],
      ["JOB_COMPLETION_INDEX": "2"], ["FAKEBAR_SHARDS": "8"], ["CI_NODE_INDEX": "", "CI_NODE_TOTAL": ""],
    ] {
      #expect(try ShardChoice(nil, variables) == nil)
    }
    #expect(
      try ShardChoice("auto/8", ["JOB_COMPLETION_INDEX": "2"])?.words == "shard 3/8 (JOB_COMPLETION_INDEX)")
  }

  @Test(
    "variables that make no sense are errors that name them",
    arguments: [
      ("CI_NODE_INDEX=0", ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "8"]),
      ("CI_NODE_INDEX=9", ["CI_NODE_INDEX": "9", "CI_NODE_TOTAL": "8"]),
      ("CI_NODE_INDEX=x", ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "8"]),
      ("CI_NODE_TOTAL=0", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "0"]),
      ("CI_NODE_TOTAL=many", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "many"]),
      ("TEST_SHARD_INDEX=8", ["TEST_SHARD_INDEX": "8", "TEST_TOTAL_SHARDS": "8"]),
      ("TEST_SHARD_INDEX=-1", ["TEST_SHARD_INDEX": "-1", "TEST_TOTAL_SHARDS": "8"]),
      ("FAKEBAR_SHARDS=8.0", ["JOB_COMPLETION_INDEX": "1", "FAKEBAR_SHARDS": "8.0"]),
      (
        "FAKEBAR_SHARDS=99999999999999999999",
        ["JOB_COMPLETION_INDEX": "1", "FAKEBAR_SHARDS": "99999999999999999999"]
      ),
      (
        "SLURM_ARRAY_TASK_ID=13",
        [
          "SLURM_ARRAY_TASK_ID": "13", "SLURM_ARRAY_TASK_COUNT": "8", "SLURM_ARRAY_TASK_MIN": "10",
          "SLURM_ARRAY_TASK_STEP": "2",
        ]
      ),
      (
        "SLURM_ARRAY_TASK_STEP=0",
        ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "8", "SLURM_ARRAY_TASK_STEP": "0"]
      ),
    ])
  func broken(_ row: (names: String, variables: [String: String])) {
    let error = #expect(throws: GoldenError.self) { try ShardChoice(nil, row.variables) }
    #expect(error?.category == .usage && error?.description.hasPrefix("\(row.names) is no shard; ") == true)
  }

  @Test(
    "words that name no shard are errors",
    arguments: [
      "", "3", "0/8", "9/8", "1/0", "-1/8", "3/8/1", "a/b", "3/", "/8", "auto/", "auto/0", "auto/x", "AUTO",
      "1/99999999999999999999", "3 / 8",
    ])
  func words(_ words: String) {
    let error = #expect(throws: GoldenError.self) { try ShardChoice(words, ["JOB_COMPLETION_INDEX": "1"]) }
    #expect(error?.category == .usage)
  }

  @Test("“auto” without variables says which there are")
  func nothing() {
    for words in ["auto", "auto/8"] {
      let error = #expect(throws: GoldenError.self) { try ShardChoice(words, [:]) }
      for system in Self.systems { #expect(error?.description.contains(system.index) == true) }
    }
  }

  @Test("Bazel is told that shards are understood, when a shard is taken and not before")
  func bazel() throws {
    let folder = try TemporaryFolder()
    var variables = [
      "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": folder["status"],
    ]
    let choice = try #require(try ShardChoice(nil, variables))
    #expect(folder.listing.isEmpty)
    try choice.acknowledge()
    #expect(folder.listing == ["status"])
    variables["TEST_SHARD_STATUS_FILE"] = folder["status/in/a/file"]
    let blocked = try #require(try ShardChoice(nil, variables))
    let error = #expect(throws: GoldenError.self) { try blocked.acknowledge() }
    #expect(error?.category == .cannotCreate)
  }

  @Test("every unit belongs to exactly one shard, by FNV-1a of its name, and a new one moves no other")
  func units() throws {
    let names = (0..<200).map { "scene-\($0)" }
    for count in [1, 2, 3, 8, 300] {
      let shards = try (1...count).map { try Shard(index: $0, count: count) }
      for name in names { #expect(shards.filter { $0.holds(name) }.count == 1) }
      let plan = GoldenPlan(units: names)
      #expect(shards.flatMap { plan.units(of: $0) }.sorted() == Array(names.indices))
    }
    // Reference: Python, h = ((h ^ b) * 0x100000001b3) % 2**64 over b"scene-0", then h % 8 = 6.
    #expect(try Shard(index: 7, count: 8).holds("scene-0"))
  }
}
