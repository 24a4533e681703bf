import BarGolden
import Foundation
import Testing

struct GoldenMergeTests {
  private let folder: TemporaryFolder
  private let store: GoldenStore
  private let units = (0..<12).map { "scene-\($0)" }

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder["Golden"])
    _ = try store.record(GoldenRun(units.indices.flatMap { items($0, changed: false) }), mode: .all)
    try folder.write("Golden/gone/1-fakeBar.txt", "x".utf8)
  }

  /// A list and a picture; every third scene has changed.
  private func items(_ unit: Int, changed: Bool) -> [GoldenItem] {
    let differs = changed && unit.isMultiple(of: 3)
    return [
      .text(scene: units[unit], step: 1, strategy: "fakeBar", unit: unit) { differs ? "b" : "a" },
      .pixels(scene: units[unit], step: 1, strategy: "fakeBar", label: "progress 1", unit: unit) {
        let picture = Pictures.pattern(4, 4)
        return GoldenPicture(image: differs ? picture.with(1, 1, [0, 0, 0, 255]) : picture, scale: 1)
      },
    ]
  }

  /// Checks the units of a shard, or all.
  @discardableResult
  private func check(
    _ name: String, _ shard: Shard? = nil, options: [String] = [], units own: [String]? = nil,
    tool: String = "fakebar 1", cairo: String = "1.18", obsolete: ObsoletePolicy = .fail,
    stopsAfter limit: Int = .max
  ) throws -> GoldenReport {
    let plan = GoldenPlan(units: own ?? units, options: options)
    var report = GoldenReport(
      tool: tool, plan: plan, shard: shard, isFiltered: !options.isEmpty,
      environment: GoldenEnvironment(["cairo": cairo]), expected: 0)
    report.obsolete = obsolete
    let load = { (_: inout GoldenReport) in
      try GoldenRun(plan.units(of: shard).flatMap { items($0, changed: true) }, mayBeEmpty: true)
    }
    var count = 0
    return try store.check(
      in: RunFolder(folder[name]), report: report,
      observe: { _ in
        count += 1
        return count < limit
      },
      finish: { report in
        report.brokenExpectations = plan.units(of: shard).filter { $0 % 5 == 0 }.map {
          BrokenExpectation(unit: $0, message: "\($0)")
        }
      }, load)
  }

  /// Checks all shards and names their folders.
  private func shards(_ count: Int) throws -> [String] {
    try (1...count).map { index in
      try check("\(index)", Shard(index: index, count: count))
      return folder["\(index)"]
    }
  }

  private func merge(_ paths: [String]) throws -> GoldenMerge.Result {
    try GoldenMerge(paths).merge(into: RunFolder(folder["all"]))
  }

  private func files(_ name: String) throws -> [String: [UInt8]] {
    let names = FileManager.default.subpaths(atPath: folder[name]) ?? []
    var files: [String: [UInt8]] = [:]
    for file in names where !file.contains(".fakebar-") {
      files[file] = try? folder.bytes(name + "/" + file)
    }
    return files
  }

  @Test(
    "the merged folder is that of a run in one piece, byte for byte, in whatever order shards come",
    arguments: [1, 2, 5, 40])
  func equal(_ count: Int) throws {
    try check("whole")
    let paths = try shards(count)
    for order in [paths, paths.reversed(), paths.map { $0 + "/report.json" }] {
      let result = try merge(order)
      #expect(result.gaps.isEmpty && result.report.isComplete && !result.report.isPartial)
      #expect(try files("all") == files("whole"))
    }
    let whole = try RunFolder(folder["whole"]).load()
    #expect(whole.compared == 24 && whole.failures.count == 8 && whole.orphans == ["gone/1-fakeBar.txt"])
    #expect(whole.brokenExpectations.map(\.unit) == [0, 5, 10])
  }

  @Test("a shard that is missing is named, and the merged report does not pass")
  func missing() throws {
    let paths = try shards(5)
    let result = try merge([0, 1, 3].map { paths[$0] })
    #expect(result.gaps == ["shard 3/5 is missing", "shard 5/5 is missing"])
    #expect(!result.report.isComplete && !result.report.isPassing)
    let saved = try RunFolder(folder["all"]).load()
    #expect(saved == result.report && !saved.isFinished && saved.compared > 0)
  }

  @Test("a shard that was killed is named, whether it had begun or not")
  func killed() throws {
    let paths = try shards(2)
    try check("1", Shard(index: 1, count: 2), stopsAfter: 3)
    let result = try merge(paths)
    #expect(
      result.gaps.count == 1
        && result.gaps[0].hasPrefix("shard 1/2 (\(paths[0])) ended early: it compared 3 of "))
    #expect(!result.report.isComplete)

    // Killed while it loaded its scenes: nothing is known but the plan.
    struct Killed: Error {}
    let start = GoldenReport(
      tool: "fakebar 1", plan: GoldenPlan(units: units), shard: try Shard(index: 1, count: 2), expected: 0)
    #expect(throws: Killed.self) {
      try store.check(in: RunFolder(paths[0]), report: start) { _ in throw Killed() }
    }
    let early = try merge(paths)
    #expect(early.gaps == ["shard 1/2 (\(paths[0])) ended early: it compared 0 of 0"])
    #expect(!early.report.isComplete && early.report.environment.facts == ["cairo": "1.18"])

    try FileManager.default.removeItem(atPath: paths[1] + "/report.json")
    let both = try merge(paths)
    #expect(both.gaps.contains("\(paths[1]) has no report.json: its check did not begin"))
    #expect(both.gaps.contains("shard 2/2 is missing") && !both.report.isComplete)

    try FileManager.default.removeItem(atPath: paths[0] + "/report.json")
    let error = #expect(throws: GoldenError.self) { try merge(paths) }
    #expect(error?.category == .missingInput)
  }

  @Test("a shard that is there twice is refused and named, and nothing that was merged before is left")
  func doubled() throws {
    let paths = try shards(2)
    _ = try merge(paths)
    try check("twin", Shard(index: 2, count: 2))
    let error = #expect(throws: GoldenError.self) { try merge(paths + [folder["twin"]]) }
    #expect(error?.category == .badInput)
    #expect(error?.description == "shard 2/2 is there twice: \(paths[1]) and \(folder["twin"]); give it once")
    #expect(throws: GoldenError.self) { try merge([paths[0], paths[0], paths[1]]) }
    let left = try RunFolder(folder["all"]).load()
    #expect(!left.isFinished && left.outcomes.isEmpty)
    #expect(!folder.exists("all/pending"))
  }

  @Test("shards of different runs are refused with what tells them apart")
  func strangers() throws {
    let paths = try shards(2)
    func refusal(_ shard: Shard?, _ change: (String) throws -> Void) throws -> String {
      try change("other")
      let error = #expect(throws: GoldenError.self) { try merge([paths[0], folder["other"]]) }
      #expect(error?.category == .badInput)
      return error?.description ?? ""
    }
    let two = try Shard(index: 2, count: 2)
    #expect(try refusal(two) { try check($0, two, options: ["--filter=x"]) }.contains("--filter=x"))
    #expect(try refusal(two) { try check($0, two, obsolete: .warn) }.contains("--obsolete=warn"))
    #expect(
      try refusal(two) { try check($0, two, units: Array(units.dropLast())) }.contains("different scenes"))
    #expect(try refusal(two) { try check($0, two, tool: "fakebar 2") }.contains("fakebar 2"))
    #expect(try refusal(two) { try check($0, two, cairo: "1.16") }.contains("cairo 1.18 → 1.16"))
    #expect(try refusal(nil) { try check($0, Shard(index: 2, count: 3)) }.contains("different runs"))
    #expect(try refusal(nil) { try check($0) }.contains("a run in one piece"))
    // Results that the shard cannot have.
    #expect(
      try refusal(two) { name in
        try check(name, Shard(index: 1, count: 2))
        var report = try RunFolder(folder[name]).load()
        report.shard = two
        try RunFolder(folder[name]).save(report)
      }.contains("another shard's scene"))
  }

  @Test("shards of a filtered run make a filtered run")
  func filtered() throws {
    try check("whole", options: ["--filter=scene"])
    let paths = try (1...2).map { index in
      try check("\(index)", Shard(index: index, count: 2), options: ["--filter=scene"])
      return folder["\(index)"]
    }
    #expect(try merge(paths).report.isPartial)
    #expect(try files("all") == files("whole"))
  }

  @Test("a file that a shard lists and has lost, or put a link in its place, is an error")
  func lostFile() throws {
    let paths = try shards(2)
    let lost = try #require(RunFolder(paths[0]).load().failures.first?.files.pending)
    try FileManager.default.removeItem(atPath: paths[0] + "/" + lost)
    #expect(throws: GoldenError.self) { try merge(paths) }
    try FileManager.default.createSymbolicLink(
      atPath: paths[0] + "/" + lost, withDestinationPath: folder["Golden/scene-1/1-fakeBar.txt"])
    let error = #expect(throws: GoldenError.self) { try merge(paths) }
    #expect(error?.category == .missingInput)
    #expect(try !RunFolder(folder["all"]).load().isFinished)
  }

  @Test("merging into a shard's own folder is refused and leaves it whole")
  func intoItself() throws {
    let paths = try shards(2)
    let before = try files("1")
    for path in [paths[0], paths[0] + "/report.json", folder["./2/../1"]] {
      #expect(throws: GoldenError.self) {
        try GoldenMerge([path, paths[1]]).merge(into: RunFolder(paths[0] + "/"))
      }
    }
    #expect(try files("1") == before)
  }

  @Test("shards without a golden between them are no success unless that is allowed")
  func empty() throws {
    for index in 1...2 { try check("\(index)", Shard(index: index, count: 2), units: []) }
    let paths = [folder["1"], folder["2"]]
    let result = try merge(paths)
    #expect(result.gaps == ["no shard has anything to compare"] && !result.report.isPassing)
    #expect(try GoldenMerge(paths).merge(into: RunFolder(folder["all"]), allowsEmpty: true).gaps.isEmpty)
  }

  @Test("a report with a shard that cannot be is no report")
  func badShard() throws {
    try check("1", Shard(index: 1, count: 2))
    let text = try folder.text("1/report.json").replacingOccurrences(
      of: "\"index\" : 1", with: "\"index\" : 3")
    try folder.write("1/report.json", text.utf8)
    let error = #expect(throws: GoldenError.self) { try merge([folder["1"]]) }
    #expect(error?.category == .badInput)
  }

  @Test("shards of other goldens or of another state of the scenes are refused")
  func otherStates() throws {
    var paths = try shards(2)
    let second = RunFolder(paths[1])
    let report = try second.load()
    var other = report
    other.golden = folder["Other"]
    try second.save(other)
    #expect(throws: GoldenError.self) { try GoldenMerge(paths).merge(into: RunFolder(folder["all"])) }
    other = report
    other.plan.sources = "00ff"
    try second.save(other)
    #expect(throws: GoldenError.self) { try GoldenMerge(paths).merge(into: RunFolder(folder["all"])) }
    try second.save(report)
    _ = try GoldenMerge(paths).merge(into: RunFolder(folder["all"]))
    // Nor may the result lie among the goldens.
    #expect(throws: GoldenError.self) { try GoldenMerge(paths).merge(into: RunFolder(folder["Golden"])) }
    #expect(!folder.exists("Golden/report.json"))
    // What a missing shard claims is nobody's orphan.
    paths.removeLast()
    #expect(try GoldenMerge(paths).merge(into: RunFolder(folder["part"])).report.orphans.isEmpty)
  }
}
