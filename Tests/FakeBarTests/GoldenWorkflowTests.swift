import FakeBar
import Foundation
import Testing

@Suite("The golden workflow over a project's scenes")
struct GoldenWorkflowTests {
  @Test("what was just recorded checks as the same, list and pictures")
  func recordThenCheck() throws {
    let project = try TemporaryProject()
    let recorded = try project.workflow().record(.all)
    // One list, and a picture at each of the two progress values.
    #expect(
      recorded.written == ["push/1-fakeBar.txt", "push/1-fakeBar/at-0.3.png", "push/1-fakeBar/at-0.7.png"])
    let report = try project.check()
    #expect(report.isPassing)
    #expect(report.compared == 3)
  }

  @Test("a second recording writes nothing")
  func recordTwice() throws {
    let project = try TemporaryProject()
    _ = try project.workflow().record(.all)
    let again = try project.workflow().record(.all)
    #expect(again.written.isEmpty)
    #expect(again.unchanged == 3)
  }

  @Test("another colour in the scene fails the list and both pictures")
  func change() throws {
    let project = try TemporaryProject()
    _ = try project.workflow().record(.all)
    try project.write(scene: TemporaryProject.scene.replacingOccurrences(of: "#5856D6", with: "#5856D7"))
    let report = try project.check()
    #expect(!report.isPassing)
    #expect(report.failures.count == 3)
  }

  @Test("goldens that nobody recorded are missing, and a missing golden fails")
  func missing() throws {
    let report = try TemporaryProject().check()
    #expect(!report.isPassing)
    #expect(report.counts["missing"] == 3)
  }

  @Test("a golden whose scene is gone is an orphan, but not under a filter")
  func orphan() throws {
    let project = try TemporaryProject()
    _ = try project.workflow().record(.all)
    let stray = project.folder + "/Golden/old/1-fakeBar.txt"
    try FileManager.default.createDirectory(
      atPath: project.folder + "/Golden/old", withIntermediateDirectories: true)
    try Data("x".utf8).write(to: URL(fileURLWithPath: stray))
    #expect(try project.check().orphans == ["old/1-fakeBar.txt"])
    #expect(try project.check(filter: "push").orphans.isEmpty)
  }

  @Test("a check of one strategy does not call the others' goldens orphans")
  func part() throws {
    let project = try TemporaryProject()
    try project.write(
      scene: TemporaryProject.scene.replacingOccurrences(
        of: "stack:", with: "strategy: [\"fakeBar\", \"sharedBar\"], stack:"))
    _ = try project.workflow().record(.all)
    var overrides = SceneOverrides()
    overrides.strategies = ["sharedBar"]
    let report = try project.check(overrides: overrides)
    #expect(report.isPassing && report.isPartial && report.compared == 3)
  }

  @Test("each variant of a matrix has goldens of its own; options choose among them")
  func variants() throws {
    let project = try TemporaryProject()
    try project.write(
      project: "{scenes: ['*.json5'], matrix: {device: ['iPhone 8', 'iPhone SE'], direction: ['ltr', 'rtl'], "
        + "exclude: [{device: 'iPhone SE', direction: 'rtl'}]}}")
    let recorded = try project.workflow().record(.all)
    let folders = ["iPhone%208-ltr", "iPhone%208-rtl", "iPhone%20SE-ltr"].map { name in
      "push/1-fakeBar@" + name.replacing("-", with: "-light-")
    }
    #expect(
      recorded.written.sorted()
        == folders.flatMap { ["\($0).txt", "\($0)/at-0.3.png", "\($0)/at-0.7.png"] }.sorted())
    let report = try project.check()
    #expect(report.isPassing && !report.isPartial && report.compared == 9)
    var overrides = SceneOverrides()
    overrides.direction = .rightToLeft
    let part = try project.check(overrides: overrides)
    #expect(part.isPassing && part.isPartial && part.compared == 3 && part.orphans.isEmpty)
    overrides.style = .dark
    #expect(throws: WorkflowError.notVaried(key: "style")) { try project.workflow(overrides: overrides) }
  }

  @Test("a scene that changes during a run ends it")
  func changing() throws {
    let project = try TemporaryProject()
    try project.write(project: "{scenes: ['*.json5'], matrix: {direction: ['ltr', 'rtl']}}")
    let workflow = try project.workflow()
    try workflow.load()
    try project.write(
      scene: TemporaryProject.scene.replacingOccurrences(
        of: "steps:", with: "golden: {frames: {at: [0]}}, steps:"))
    #expect(throws: WorkflowError.self) { try workflow.record(.all) }
  }

  @Test("a pattern that matches no scene is an error at its place, though others match")
  func deadPattern() throws {
    let project = try TemporaryProject()
    try project.write(project: "{\n  scenes: [\"*.json5\", \"nope/*.json5\"] }")
    let error = #expect(throws: SceneFileError.self) { try project.workflow() }
    let found = try #require(error?.diagnostics.first)
    #expect(found.line == 2 && found.path == "$.scenes" && found.message.contains("nope/*.json5"))
  }

  @Test("two scenes of one name are refused with both files, also where only letter case differs")
  func sameName() throws {
    let project = try TemporaryProject()
    try project.write(scene: TemporaryProject.scene, as: "PUSH.json5")
    #expect(throws: WorkflowError.self) { try project.workflow() }
    let streets = try TemporaryProject()
    try streets.write(scene: TemporaryProject.scene, as: "straße.json5")
    try streets.write(scene: TemporaryProject.scene, as: "STRASSE.json5")
    #expect(throws: WorkflowError.self) { try streets.workflow(shard: Shard(index: 1, count: 8)) }
  }

  @Test("shards compare each variant once, and merged they are the run in one piece, byte for byte")
  func shards() throws {
    let project = try TemporaryProject()
    try project.write(
      project: "{scenes: ['*.json5'], matrix: {device: ['iPhone 8', 'iPhone SE'], style: ['light', 'dark']}}")
    _ = try project.workflow().record(.all)
    try project.write(scene: TemporaryProject.scene.replacingOccurrences(of: "#5856D6", with: "#5856D7"))
    let whole = try project.check()
    #expect(whole.compared == 12 && whole.failures.count == 12)
    let folders = try (1...3).map { index in
      let shard = try Shard(index: index, count: 3)
      let folder = RunFolder(project.folder + "/.fakebar/shard-\(index)")
      let report = try project.workflow(shard: shard).check(in: folder)
      #expect(report.isComplete && report.isPartial && report.orphans.isEmpty)
      return folder.path
    }
    let merged = RunFolder(project.folder + "/.merged")
    _ = try GoldenMerge(folders).merge(into: merged)
    func bytes(_ name: String) -> Data? { FileManager.default.contents(atPath: project.folder + name) }
    #expect(bytes("/.merged/report.json") == bytes("/.fakebar/report.json"))
    for file in whole.outcomes.compactMap(\.files.pending) {
      #expect(bytes("/.merged/" + file) == bytes("/.fakebar/" + file))
    }
  }

  @Test("a shard reads no scene of another shard, and a broken scene leaves a report that has not finished")
  func broken() throws {
    let project = try TemporaryProject()
    _ = try project.workflow().record(.all)
    try project.write(scene: "{ no scene", as: "broken.json5")
    var ends: [Bool] = []
    for index in 1...8 {
      let workflow = try project.workflow(shard: Shard(index: index, count: 8))
      let folder = RunFolder(project.folder + "/.fakebar/\(index)")
      do {
        #expect(try workflow.check(in: folder).isPassing)
        ends.append(true)
      } catch is SceneFileError {
        #expect(try !folder.load().isFinished)
        ends.append(false)
      }
    }
    #expect(ends.filter { !$0 }.count == 1)
  }

  @Test("only a run of all scenes tells which goldens to prune, now or by its report")
  func prune() throws {
    let project = try TemporaryProject()
    try project.write(scene: TemporaryProject.scene, as: "old.json5")
    _ = try project.workflow().record(.all)
    try FileManager.default.removeItem(atPath: project.folder + "/old.json5")
    let folder = RunFolder(project.folder + "/.fakebar")
    _ = try project.check(filter: "push")
    #expect(throws: WorkflowError.partial(folder.path)) { try project.workflow().prune(orphansOf: folder) }
    #expect(throws: WorkflowError.self) { try project.workflow(filter: "push").prune() }
    let report = try project.check()
    #expect(report.orphans.count == 3)
    let dry = try project.workflow().prune(isDryRun: true)
    #expect(dry.deleted == report.orphans)
    #expect(try project.workflow().prune(orphansOf: folder).deleted == report.orphans)
    #expect(try project.check().isPassing)
    try project.write(scene: TemporaryProject.scene, as: "new.json5")
    #expect(throws: WorkflowError.otherPlan(folder.path)) { try project.workflow().prune(orphansOf: folder) }
  }

  @Test("orphans fail a check, are told, or are nobody's business")
  func obsolete() throws {
    let project = try TemporaryProject()
    try project.write(scene: TemporaryProject.scene, as: "old.json5")
    _ = try project.workflow().record(.all)
    try FileManager.default.removeItem(atPath: project.folder + "/old.json5")
    for (policy, passes, orphans) in [(ObsoletePolicy.fail, false, 3), (.warn, true, 3), (.ignore, true, 0)] {
      let folder = RunFolder(project.folder + "/.fakebar")
      let report = try project.workflow().check(in: folder, obsolete: policy)
      #expect(report.isPassing == passes && report.orphans.count == orphans)
      #expect(try folder.load() == report)
    }
  }

  @Test("a filter that leaves no scene is an error, not a pass")
  func nothing() throws {
    let project = try TemporaryProject()
    #expect(throws: WorkflowError.noSceneNamed("nobody")) { try project.workflow(filter: "nobody") }
  }
}
