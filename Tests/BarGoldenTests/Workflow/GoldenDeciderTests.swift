import BarGolden
import Foundation
import Testing

struct GoldenDeciderTests {
  private let folder: TemporaryFolder
  private let store: GoldenStore
  private var run: RunFolder { RunFolder(folder["out"]) }
  private var decider: GoldenDecider { GoldenDecider(run, store) }
  private let picture = Pictures.pattern(4, 3)

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder["Golden"])
  }

  /// Goldens of two scenes with a list and two frames each, all of them changed.
  private func changed() throws -> GoldenReport {
    func items(_ picture: Int, _ text: String) -> [GoldenItem] {
      ["s", "t"].flatMap { scene in
        [.list(text, scene: scene)]
          + ["0.3", "0.7"].enumerated().map { index, at in
            .pixels(
              scene: scene, step: 1, strategy: "fakeBar", label: "progress \(at)",
              frame: FramePlace(index: index, count: 2, time: 0)
            ) { GoldenPicture(image: self.picture.with(0, 0, [UInt8(picture), 0, 0, 255]), scale: 1) }
          }
      }
    }
    _ = try store.record(GoldenRun(items(1, "a")), mode: .all)
    return try store.check(GoldenRun(items(2, "b")), in: run)
  }

  private func pending() throws -> [String] { try run.load().outcomes.filter(\.isPending).map(\.path) }

  private static let all = ["s", "t"].flatMap {
    ["\($0)/1-fakeBar.txt", "\($0)/1-fakeBar/at-0.3.png", "\($0)/1-fakeBar/at-0.7.png"]
  }

  @Test("approving without a choice makes goldens of all that is pending, and the next check passes")
  func approveAll() throws {
    let report = try changed()
    let bytes = try Self.all.map { try folder.bytes("out/pending/" + $0) }
    let result = try decider.approve()
    #expect(result.decided == Self.all && result.refused.isEmpty)
    #expect(try Self.all.map { try folder.bytes("Golden/" + $0) } == bytes)
    #expect(folder.listing.filter { $0.hasPrefix("out/") && !$0.contains("/.") } == ["out/report.json"])
    let after = try run.load()
    #expect(after.outcomes.allSatisfy { $0.decision == .approved && $0.files == GoldenFiles() })
    // The run itself has not become one that passed.
    #expect(!after.isPassing && after.compared == report.compared)
    #expect(result.lines.last == "nothing was checked; run `fakebar check`")
    #expect(try decider.approve().lines == ["nothing approved"])
  }

  @Test("rejecting drops what is pending and leaves the goldens alone")
  func reject() throws {
    _ = try changed()
    let before = folder.states("Golden")
    let result = try decider.reject(GoldenSelection(patterns: ["s"]))
    #expect(result.decided == Array(Self.all.prefix(3)))
    #expect(folder.states("Golden") == before)
    #expect(try pending() == Array(Self.all.suffix(3)))
    #expect(!folder.exists("out/pending/s") && folder.exists("out/pending/t/1-fakeBar.txt"))
    #expect(try run.load().outcomes.filter { $0.decision == .rejected }.map(\.path) == result.decided)
  }

  @Test(
    "goldens are chosen by scene, path, folder, glob or the path that a message shows",
    arguments: [
      (["s"], [0, 1, 2]), (["t/1-fakeBar.txt"], [3]), (["t/1-fakeBar"], [4, 5]), (["*"], [0, 1, 2, 3, 4, 5]),
      (["?/*.txt"], [0, 3]), (["**/at-0.3.png"], [1, 4]), (["s/**/*.png", "t/*.txt"], [1, 2, 3]),
      (["pending/s/1-fakeBar.txt"], [0]), (["s", "s/1-fakeBar.txt"], [0, 1, 2]),
    ])
  func patterns(_ row: (patterns: [String], places: [Int])) throws {
    _ = try changed()
    let expected = row.places.map { Self.all[$0] }
    let selection = GoldenSelection(patterns: row.patterns)
    #expect(try decider.approve(selection, isDryRun: true).decided == expected)
    #expect(try decider.reject(selection, isDryRun: true).decided == expected)
    #expect(try pending() == Self.all)
    #expect(
      try decider.approve(GoldenSelection(patterns: [folder["Golden/s"]]), isDryRun: true).decided.count == 3)
    #expect(
      try decider.approve(GoldenSelection(patterns: [folder["out/pending/t/*.txt"]]), isDryRun: true).decided
        == [Self.all[3]])
  }

  @Test("frames are chosen by number or label", arguments: ["1", "0.7", "progress 0.7"])
  func frames(_ frame: String) throws {
    _ = try changed()
    #expect(try decider.approve(GoldenSelection(frames: [frame])).decided == [Self.all[2], Self.all[5]])
    #expect(try pending() == [0, 1, 3, 4].map { Self.all[$0] })
    #expect(try decider.approve(GoldenSelection(patterns: ["t"], frames: ["0.3"])).decided == [Self.all[4]])
  }

  @Test(
    "a word that fits nothing is an error that lists what is pending, and nothing is decided",
    arguments: [
      GoldenSelection(patterns: ["foo*"]), GoldenSelection(patterns: ["s", "foo"]),
      GoldenSelection(frames: ["2"]),
      GoldenSelection(causes: ["bar: x −8 pt"]), GoldenSelection(patterns: ["s"], frames: ["0.3", "9"]),
      GoldenSelection(patterns: [""]),
    ])
  func nothing(_ selection: GoldenSelection) throws {
    _ = try changed()
    let before = folder.states("")
    let error = #expect(throws: GoldenError.self) { try decider.approve(selection) }
    #expect(error?.category == .missingInput)
    if selection.causes.isEmpty { #expect(error?.description.contains(Self.all[0]) == true) }
    #expect(throws: GoldenError.self) { try decider.reject(selection) }
    #expect(
      folder.states("").filter { !$0.contains(".fakebar-lock") }
        == before.filter { !$0.contains(".fakebar-lock") })
  }

  @Test("a cause takes the goldens that it explains altogether, and says which others it would not")
  func causes() throws {
    var report = try changed()
    func cause(_ layer: String, _ change: String) -> GoldenCause {
      GoldenCause(layer: layer, property: "x", change: change, frames: [0], share: 1)
    }
    let (one, two) = (cause("bar/back", "−8 pt"), cause("bar/title", "1, 2 pt"))
    for (index, causes) in [[one], [one, two], [two], [one], [], [two, one]].enumerated() {
      report.outcomes[index].causes = causes
    }
    try run.save(report)
    let result = try decider.approve(GoldenSelection(causes: [one.key]))
    #expect(result.decided == [Self.all[0], Self.all[3]])
    #expect(result.left.map(\.path) == [Self.all[1], Self.all[5]])
    #expect(result.left.allSatisfy { $0.reason.contains("“bar/title: x 1, 2 pt”") })
    #expect(result.lines.contains { $0.hasPrefix("left: \(Self.all[1])") })
    // Both together, one of them by a pattern.
    #expect(
      try decider.approve(GoldenSelection(causes: [one.key, "bar/title: *"])).decided
        == [Self.all[1], Self.all[2], Self.all[5]])
    // What has no known cause stays.
    #expect(try pending() == [Self.all[4]])
  }

  @Test("a golden that changed, came or went since the check is refused, the others are approved")
  func stale() throws {
    _ = try changed()
    try folder.write("Golden/" + Self.all[0], "c".utf8)
    let result = try decider.approve()
    #expect(result.decided == Array(Self.all.dropFirst()))
    #expect(result.refused.map(\.path) == [Self.all[0]])
    #expect(result.refused[0].reason == "it was checked against another golden; run `fakebar check` again")
    #expect(try folder.text("Golden/" + Self.all[0]) == "c")
    #expect(try pending() == [Self.all[0]])
    try FileManager.default.removeItem(atPath: folder["Golden/" + Self.all[0]])
    #expect(try decider.approve().refused.count == 1)

    let new = RunFolder(folder["new"])
    _ = try store.check(GoldenRun([.list("x", scene: "n")]), in: new)
    try folder.write("Golden/n/1-fakeBar.txt", "y".utf8)
    #expect(try GoldenDecider(new, store).approve().refused.count == 1)
    #expect(try folder.text("Golden/n/1-fakeBar.txt") == "y")
  }

  @Test("an approval that was cut off after the goldens were written is taken up again")
  func cutOff() throws {
    _ = try changed()
    for path in Self.all.prefix(2) {
      try folder.write("Golden/" + path, folder.bytes("out/pending/" + path))
    }
    let states = folder.states("Golden").filter { $0.hasPrefix(Self.all[0]) }
    let result = try decider.approve()
    #expect(result.decided == Self.all && result.refused.isEmpty)
    #expect(folder.states("Golden").filter { $0.hasPrefix(Self.all[0]) } == states)
    #expect(try pending().isEmpty)
  }

  @Test("a missing golden is made, and an unreadable one replaced")
  func missing() throws {
    try folder.write("Golden/s/1-fakeBar/at-0.3.png", "no picture".utf8)
    let items: [GoldenItem] = [.picture(picture), .picture(picture, at: "0.7")]
    _ = try store.check(GoldenRun(items), in: run)
    #expect(try decider.approve().decided.count == 2)
    #expect(try store.check(GoldenRun(items), in: run).isPassing)
  }

  @Test("as a variant the golden stays and both are accepted, the second time under the next number")
  func variants() throws {
    let red = picture.with(0, 0, [255, 0, 0, 255])
    let blue = picture.with(0, 0, [0, 0, 255, 255])
    _ = try store.record(GoldenRun([.picture(picture)]), mode: .all)
    let golden = try folder.bytes("Golden/s/1-fakeBar/at-0.3.png")
    for (image, number) in [(red, 2), (blue, 3)] {
      _ = try store.check(GoldenRun([.picture(image)]), in: run)
      let path = "s/1-fakeBar/at-0.3.variant-\(number).png"
      #expect(try decider.approve(asVariant: true).decided == [path])
    }
    #expect(try folder.bytes("Golden/s/1-fakeBar/at-0.3.png") == golden)
    for (image, variant) in [(picture, 1), (red, 2), (blue, 3)] {
      let report = try store.check(GoldenRun([.picture(image)]), in: run)
      #expect(report.isPassing && report.outcomes[0].variant == variant)
    }
    _ = try store.check(GoldenRun([.picture(red, at: "0.9")]), in: run)
    #expect(try decider.approve(asVariant: true).refused.count == 1)
    #expect(!folder.exists("Golden/s/1-fakeBar/at-0.9.png"))
  }

  @Test("a check that ended early is not approved from unless that is said")
  func unfinished() throws {
    var report = try changed()
    report.isFinished = false
    try run.save(report)
    let error = #expect(throws: GoldenError.self) { try decider.approve() }
    #expect(error?.category == .internalError && error?.description.contains("--incomplete") == true)
    #expect(try decider.approve(takesUnfinished: true).decided == Self.all)
  }

  @Test("what is pending but gone, cut short, or a link to something else is refused")
  func pendingFiles() throws {
    _ = try changed()
    try folder.write("secret.png", folder.bytes("out/pending/" + Self.all[1]))
    let manager = FileManager.default
    try manager.removeItem(atPath: folder["out/pending/" + Self.all[0]])
    try manager.removeItem(atPath: folder["out/pending/" + Self.all[1]])
    try manager.createSymbolicLink(
      atPath: folder["out/pending/" + Self.all[1]], withDestinationPath: folder["secret.png"])
    try folder.write("out/pending/" + Self.all[2], [])
    try manager.moveItem(atPath: folder["out/pending/t"], toPath: folder["elsewhere"])
    try manager.createSymbolicLink(atPath: folder["out/pending/t"], withDestinationPath: folder["elsewhere"])
    let before = folder.states("Golden")
    let result = try decider.approve()
    #expect(result.decided.isEmpty && result.refused.map(\.path) == Self.all)
    #expect(folder.states("Golden") == before && folder.exists("elsewhere/1-fakeBar.txt"))
  }

  @Test(
    "a report that names files outside of its folder is refused as a whole",
    arguments: [
      "../secret.png", "/etc/x.png", "pending/../../secret.png", "pending/.hidden.png",
      "expected/s/1-fakeBar.txt",
      "pending//x.png", "pending", "pending/x.exe",
    ])
  func stray(_ path: String) throws {
    var report = try changed()
    report.outcomes[0].files.pending = path
    try run.save(report)
    let before = folder.states("Golden")
    let error = #expect(throws: GoldenError.self) { try decider.approve() }
    #expect(error?.category == .badInput && error?.description.contains("“\(path)”") == true)
    #expect(throws: GoldenError.self) { try decider.reject() }
    #expect(folder.states("Golden") == before)
  }

  @Test("without a report there is nothing to decide, and no folder is made")
  func noReport() throws {
    let error = #expect(throws: GoldenError.self) { try decider.approve() }
    #expect(error?.category == .missingInput && folder.listing.isEmpty)
  }

  @Test("a pending file that is not the one the check wrote is refused")
  func replacedPending() throws {
    _ = try changed()
    let other = try folder.bytes("out/pending/s/1-fakeBar/at-0.7.png")
    try folder.write("out/pending/s/1-fakeBar/at-0.3.png", other + [0])
    let golden = try folder.bytes("Golden/s/1-fakeBar/at-0.3.png")
    let result = try decider.approve()
    #expect(result.refused.map(\.path) == ["s/1-fakeBar/at-0.3.png"])
    #expect(try folder.bytes("Golden/s/1-fakeBar/at-0.3.png") == golden)
  }

  @Test("numbers that no picture has make a report unusable, and never end the program")
  func absurdNumbers() throws {
    _ = try changed()
    let whole = try folder.text("out/report.json")
    for (key, value) in [("different", "9223372036854775807"), ("x", "-1"), ("width", "9223372036854775807")]
    {
      let forged = whole.replacing(try Regex("\"\(key)\" : [0-9]+"), with: "\"\(key)\" : \(value)")
      #expect(forged != whole)
      try folder.write("out/report.json", forged.utf8)
      let error = #expect(throws: GoldenError.self) { try run.load() }
      #expect(error?.category == .badInput)
    }
    let shares = whole.replacing(try Regex("\"share\" : [0-9.]+"), with: "\"share\" : -9223372036854775808")
    try folder.write("out/report.json", shares.utf8)
    #expect(try !run.load().lines(in: run).isEmpty)
  }
}
