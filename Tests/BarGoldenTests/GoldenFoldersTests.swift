import BarGolden
import Foundation
import Testing

struct GoldenFoldersTests {
  private let folder: TemporaryFolder
  private let store: GoldenStore
  private var out: RunFolder { RunFolder(folder["out"]) }

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder["Golden"])
  }

  @Test("a new check removes what the former one wrote, and nothing else")
  func clearing() throws {
    let failing = try GoldenRun([.picture(Pictures.pattern(3, 3), scene: "old"), .list("a", scene: "old")])
    #expect(try !store.check(failing, in: out).isPassing)
    #expect(folder.exists("out/pending/old/1-fakeBar/at-0.3.png"))
    for name in ["out/mine.png", "out/pending/old/mine.txt", "other/x.png"] {
      try folder.write(name, "x".utf8)
    }
    let run = try GoldenRun([.list("a", scene: "new")])
    _ = try store.record(run, mode: .all)
    #expect(try store.check(run, in: out).isPassing)
    #expect(
      folder.listing.filter { !$0.contains("/.") } == [
        "Golden", "Golden/new", "Golden/new/1-fakeBar.txt", "other", "other/x.png", "out", "out/mine.png",
        "out/pending", "out/pending/old", "out/pending/old/mine.txt", "out/report.json",
      ])
  }

  @Test("a list of failures that was tampered with removes nothing outside")
  func tampered() throws {
    try folder.write("precious/x.png", "x".utf8)
    try folder.write("out/diff/.keep.png", "x".utf8)
    try folder.write("out/plain.png", "x".utf8)
    try folder.write("out/pending/plain", "x".utf8)
    try FileManager.default.createSymbolicLink(
      atPath: folder["out/pending/link"], withDestinationPath: folder["precious"])
    try folder.write("out/diff/folder.png/x", "x".utf8)
    let names = [
      "../precious/x.png", folder["precious/x.png"], "pending/link/x.png", "plain.png", "pending/plain",
      "diff/.keep.png", "diff/folder.png", "diff/../../precious/x.png", "", "/", "pending/gone.png",
    ]
    try folder.write("out/.fakebar-files", (names.joined(separator: "\n") + "\n").utf8)
    let before = folder.listing.filter { !$0.hasSuffix(".fakebar-files") }
    let run = try GoldenRun([.list("a")], isPartial: true)
    _ = try store.check(run, in: out)
    #expect(before.allSatisfy { folder.exists($0) })
  }

  @Test(
    "failures inside the golden folder, or goldens inside failures, are refused, however they are spelled")
  func overlap() throws {
    let run = try GoldenRun([.list("a")])
    try folder.write("Golden/README.md", [])
    try FileManager.default.createSymbolicLink(
      atPath: folder["link"], withDestinationPath: folder["Golden"])
    for (root, artifacts) in [
      ("Golden", "Golden"), ("Golden", "Golden/out"), ("Golden", "x/../Golden/out"), ("Golden", "link/out"),
      ("link", "Golden"), ("out/pending", "out"), ("Golden", "./Golden/"), ("out/diff/Golden", "out"),
    ] {
      let store = GoldenStore(root: folder[root])
      let out = RunFolder(folder[artifacts])
      let error = #expect(throws: GoldenError.self) { try store.check(run, in: out) }
      #expect(error?.category == .usage, "\(root) \(artifacts)")
    }
    #expect(folder.listing == ["Golden", "Golden/README.md", "link"])
    // A common beginning of the name is no overlap.
    _ = try GoldenStore(root: folder["Golden"]).check(run, in: RunFolder(folder["Golden-out"]))
    // Nor is a hidden folder beside goldens, since no golden is hidden.
    _ = try GoldenStore(root: folder.path).check(run, in: RunFolder(folder[".fakebar"]))
  }

  @Test("a file in place of the golden folder, of a folder in it or of the failures is an error that says so")
  func filesAsFolders() throws {
    let run = try GoldenRun([.list("a")])
    try folder.write("Golden", "x".utf8)
    let error = #expect(throws: GoldenError.notADirectory(path: folder["Golden"])) {
      try store.check(run, in: out)
    }
    #expect(error?.category == .missingInput)
    #expect(throws: GoldenError.notADirectory(path: folder["Golden"])) { try store.record(run, mode: .all) }

    try folder.write("out", "x".utf8)
    let blocked = #expect(throws: GoldenError.self) {
      try GoldenStore(root: folder["Other"]).check(run, in: out)
    }
    #expect(blocked?.category == .cannotCreate)
    #expect(blocked?.description.contains("a file stands where a folder should be") == true)
    #expect(try folder.text("out") == "x" && folder.text("Golden") == "x")
  }

  @Test("paths may be relative to the current folder")
  func relative() throws {
    let here = FileManager.default.currentDirectoryPath
    let up = String(repeating: "../", count: here.split(separator: "/").count) + folder.path.dropFirst()
    let store = GoldenStore(root: up + "/Golden")
    let run = try GoldenRun([.list("a")])
    _ = try store.record(run, mode: .missing)
    #expect(try folder.text("Golden/s/1-fakeBar.txt") == "a")
    let report = try store.check(GoldenRun([.list("b")]), in: RunFolder(up + "/out/"))
    #expect(report.failures.first?.files.pending == "pending/s/1-fakeBar.txt")
    #expect(folder.exists("out/diff/s/1-fakeBar.txt"))
  }

  @Test("a folder that another run uses is refused, and the other run goes on")
  func busy() throws {
    let other = try GoldenRun([.list("b", scene: "other")])
    let item = GoldenItem.text(scene: "s", step: 1, strategy: "fakeBar") {
      for path in ["out", "out/", "x/../out"] {
        #expect(throws: GoldenError.self) { try store.check(other, in: RunFolder(folder[path])) }
      }
      let error = #expect(throws: GoldenError.busy(path: out.path)) { try store.check(other, in: out) }
      #expect(error?.category == .cannotCreate)
      #expect(throws: GoldenError.busy(path: out.path)) { try GoldenDecider(out, store).approve() }
      #expect(throws: GoldenError.busy(path: out.path)) { try GoldenMerge([folder["1"]]).merge(into: out) }
      return "a"
    }
    try FileManager.default.createDirectory(atPath: folder["x"], withIntermediateDirectories: true)
    let report = try store.check(GoldenRun([item]), in: out)
    #expect(report.isComplete && report.outcomes.map(\.path) == ["s/1-fakeBar.txt"])
    #expect(try out.load() == report)
    #expect(try store.check(other, in: out).isComplete)
  }

  @Test("a run that cannot be loaded leaves a report that says so, and nothing of the former one")
  func unloadable() throws {
    struct Broken: Error {}
    let good = try GoldenRun([.list("a")])
    #expect(try !store.check(good, in: out).isPassing)
    _ = try store.record(good, mode: .all)
    #expect(try store.check(good, in: out).isPassing)
    #expect(throws: Broken.self) {
      try store.check(in: out, report: GoldenReport(tool: "x", expected: 0)) { _ in throw Broken() }
    }
    let left = try out.load()
    #expect(left.tool == "x" && !left.isFinished && !left.isComplete && !left.isPassing)
  }

  @Test("each error says which kind it is and ends with a remedy")
  func categories() {
    let errors: [(GoldenError, GoldenError.Category)] = [
      (.nothingToCompare, .missingInput), (.diskFull(path: "x"), .cannotWrite),
      (.unreadable(path: "x", reason: "y"), .missingInput),
      (.cannotCreate(path: "x", reason: "y"), .cannotCreate),
      (.malformedPicture(width: 1, height: 1, byteCount: 0), .internalError),
    ]
    for (error, category) in errors {
      #expect(error.category == category)
      #expect(error.description.contains("; "))
    }
  }
}
