import FakeBar
import Foundation
import Testing

/// The golden commands from outside.
@Suite struct GoldenCommandTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "fakebar.json5": "{scenes: ['scenes/*.json5']}", "scenes/one.json5": Self.scene("A"),
      "scenes/two.json5": Self.scene("A"),
    ])
  }

  /// One list, which shows the title.
  private static func scene(_ title: String) -> String {
    """
    { traits: { size: [80, 120], scale: 1 }, screens: { a: { title: "\(title)", content: { placeholder: "none" } },
      b: { title: "B" } }, stack: ["a"], steps: [{ push: "b" }], golden: { frames: { at: [0] }, kinds: ["list"] } }
    """
  }

  private func run(_ words: String, _ variables: [String: String] = [:]) throws -> Fakebar {
    try Fakebar(words.split(separator: " ").map(String.init), in: sandbox, variables: variables)
  }

  private func change() throws {
    try sandbox.write(Self.scene("C"), to: "scenes/one.json5")
    try sandbox.write(Self.scene("C"), to: "scenes/two.json5")
  }

  private static let lists = ["one/1-fakeBar.txt", "two/1-fakeBar.txt"]

  @Test("record says that it was no check, and a check ends with how many were compared")
  func endings() throws {
    let recorded = try run("record")
    #expect(recorded.code == 0)
    #expect(recorded.output.hasSuffix("\nrecorded 2, nothing was checked\n"))
    #expect(try run("record").output.hasSuffix("\nrecorded 0, nothing was checked\n"))
    for name in ["check", "verify", "test"] {
      let checked = try run(name)
      #expect(checked.code == 0 && checked.errors == "")
      #expect(checked.output.split(separator: "\n").last == "compared 2 of 2: 2 same")
    }
    try change()
    let failed = try run("check")
    #expect(failed.code == 1)
    #expect(failed.output.split(separator: "\n").last?.hasPrefix("compared 2 of 2: 2 different") == true)
    #expect(try run("check --report-only").code == 0)
  }

  @Test("a check twice over an empty golden folder on a build server fails twice and writes no golden")
  func retry() throws {
    for _ in 0..<2 { #expect(try run("check", ["CI": "1"]).code == 1) }
    #expect(sandbox.files.filter { $0.hasPrefix("Golden") } == [])
    #expect(sandbox.files.contains(".fakebar/pending/one/1-fakeBar.txt"))
  }

  @Test(
    "recording on a build server writes nothing unless it is allowed, whoever asks",
    arguments: [
      ("record", ["CI": "true"], 1), ("record --record all", ["CI": "true"], 64),
      ("record --record missing", ["TF_BUILD": "True"], 64),
      ("record", ["CI": "true", "FAKEBAR_RECORD": "all"], 64),
      ("record", ["GITLAB_CI": "true", "SNAPSHOT_TESTING_RECORD": "missing"], 64),
      ("record --record never", ["CI": "true"], 1), ("record", ["FAKEBAR_RECORD": "never"], 1),
      ("record", ["FAKEBAR_RECORD": "yes"], 64),
      ("record --record all", ["SNAPSHOT_TESTING_RECORD": "yes"], 64),
      ("record --record al", [:], 64), ("approve", ["CI": "true"], 64), ("prune", ["CI": "true"], 64),
    ])
  func buildServer(_ row: (words: String, variables: [String: String], code: Int32)) throws {
    let answer = try run(row.words, row.variables)
    #expect(answer.code == row.code, "\(answer.errors)")
    #expect(sandbox.files.filter { $0.hasPrefix("Golden") } == [])
    if row.code == 64, row.variables.keys.contains(where: BuildServer.variables.contains) {
      #expect(answer.errors.contains("--allow-ci-record"))
    }
    #expect(try run("record --allow-ci-record", ["CI": "true"]).code == 0)
    #expect(sandbox.files.filter { $0.hasPrefix("Golden") }.count == 2)
  }

  @Test("`record --record changed` leaves goldens that match as they are")
  func changed() throws {
    _ = try run("record")
    try sandbox.write(Self.scene("C"), to: "scenes/two.json5")
    let before = try sandbox.bytes("Golden/one/1-fakeBar.txt")
    let answer = try run("record --record changed --json")
    #expect(answer.code == 0 && answer.output.contains("\"unchanged\": 1"))
    #expect(try sandbox.bytes("Golden/one/1-fakeBar.txt") == before)
    #expect(try run("check").code == 0)
  }

  @Test(
    "options of other tools are answered with what to do instead",
    arguments: [
      ("check -u", "fakebar approve"), ("check --update", "fakebar record"), ("record -u", "--record"),
      ("record --update", "recording is updating"), ("prune --filter x", "only all scenes together"),
      ("prune --shard 1/2", "only all scenes together"),
      ("prune --strategy fakeBar", "only all scenes together"),
    ])
  func pointers(_ row: (words: String, answer: String)) throws {
    let answer = try run(row.words)
    #expect(answer.code == 64 && answer.errors.contains(row.answer))
    #expect(sandbox.files.count == 3)
  }

  @Test("a file in place of the golden folder is a missing input, for checking as for recording")
  func goldenFile() throws {
    try sandbox.write("x", to: "file")
    for words in ["check --golden file", "record --golden file"] {
      let answer = try run(words)
      #expect(answer.code == 66 && answer.errors.contains("file is not a folder"))
    }
    #expect(try sandbox.text("file") == "x")
  }

  @Test("what is pending is approved or rejected, by name or altogether")
  func decisions() throws {
    _ = try run("record")
    try change()
    _ = try run("check")
    let none = try run("approve foo*")
    #expect(none.code == 66)
    #expect(
      none.errors.contains(
        "“foo*” fits nothing that is pending; pending: " + Self.lists.joined(separator: ", ")))
    let dry = try run("approve --dry-run")
    #expect(dry.code == 0 && dry.output.hasPrefix("would be approved: 2 goldens\n"))
    #expect(try run("check").code == 1)
    #expect(try run("reject two").output == "rejected: 1 golden\n  two/1-fakeBar.txt\n")
    let accepted = try run("accept --json").output.filter { !" \n".contains($0) }
    #expect(accepted.contains("\"decided\":[\"one/1-fakeBar.txt\"]"))
    let rest = try run("check")
    #expect(rest.code == 1 && rest.output.hasSuffix("compared 2 of 2: 1 same, 1 different\n"))
    try sandbox.write("other", to: "Golden/two/1-fakeBar.txt")
    let stale = try run("approve")
    #expect(
      stale.code == 1
        && stale.output.contains("refused: two/1-fakeBar.txt: it was checked against another golden"))
    #expect(try sandbox.text("Golden/two/1-fakeBar.txt") == "other")
  }

  @Test(
    "a run folder from elsewhere is approved into the project's goldens, never into a folder that it names")
  func from() throws {
    _ = try run("record")
    try change()
    _ = try run("check --out artifact")
    let report = try sandbox.text("artifact/report.json")
    try sandbox.write(
      report.replacingOccurrences(of: "\"Golden\"", with: "\"Elsewhere\""), to: "artifact/report.json")
    #expect(try run("approve").code == 66)
    #expect(try run("approve --from artifact").code == 0)
    #expect(!sandbox.files.contains { $0.hasPrefix("Elsewhere") })
    #expect(try run("check").code == 0)
    // In the standard folder, the two have to agree.
    try sandbox.write(Self.scene("D"), to: "scenes/one.json5")
    _ = try run("check --golden Other")
    let other = try run("approve")
    #expect(other.code == 64 && other.errors.contains("say which with --golden"))
    #expect(try run("approve --golden Other").code == 0)
    #expect(sandbox.files.contains("Other/one/1-fakeBar.txt"))
    try FileManager.default.removeItem(atPath: sandbox.path + "/fakebar.json5")
    #expect(try run("approve").errors.contains("name the folder of goldens with --golden"))
  }

  @Test("reports besides are written in the form of their endings, also of a check that an error ends")
  func reports() throws {
    _ = try run("record")
    #expect(try run("check --report a.json --report b.txt --junit c").code == 0)
    #expect(try sandbox.text("a.json") == sandbox.text(".fakebar/report.json"))
    #expect(try sandbox.text("b.txt").hasSuffix("compared 2 of 2: 2 same\n"))
    #expect(sandbox.files.contains("c"))
    let bad = try run("check --report a.pdf")
    #expect(bad.code == 64 && bad.errors.contains("end it in .html"))
    try sandbox.write("{ no scene", to: "scenes/two.json5")
    #expect(try run("check --report a.json").code == 65)
    #expect(try sandbox.text("a.json").contains("\"isFinished\" : false"))
    #expect(try sandbox.text("a.json") == sandbox.text(".fakebar/report.json"))
  }

  @Test("shards have folders of their own, say who named them, and merge into the run in one piece")
  func shards() throws {
    _ = try run("record")
    try change()
    #expect(try run("check --out one").code == 1)
    let first = try run("check", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"])
    #expect(first.output.hasPrefix("shard 1/2 (CI_NODE_INDEX)\n"))
    #expect(try run("check --shard 2/2").output.hasPrefix("shard 2/2\n"))
    let parts = [".fakebar/shard-1-of-2", ".fakebar/shard-2-of-2"]
    let merged = try run("merge \(parts[0]) \(parts[1]) -o all --report all.txt")
    #expect(merged.code == 1 && merged.output.hasSuffix("compared 2 of 2: 2 different\n"))
    #expect(try sandbox.text("all/report.json") == sandbox.text("one/report.json"))
    #expect(try sandbox.text("all.txt").hasSuffix("compared 2 of 2: 2 different\n"))
    let missing = try run("merge \(parts[1]) -o all --report-only")
    #expect(missing.code == 70 && missing.errors.contains("shard 1/2 is missing"))
    let doubled = try run("merge \(parts[1]) \(parts[1]) -o all")
    #expect(doubled.code == 65 && doubled.errors.contains("shard 2/2 is there twice"))
    #expect(try run("merge nothing -o all").code == 66)
    #expect(try run("merge -o all").code == 64)
    #expect(try run("check", ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "2"]).code == 64)
    #expect(try run("check --shard 0/2").code == 64)
    #expect(try run("merge \(parts[0]) \(parts[1]) -o all").code == 1)
    #expect(try run("approve --from all").code == 0)
    #expect(try run("check").code == 0)
  }

  @Test("an empty shard is a complete check of nothing; an empty project is an error unless that is allowed")
  func empty() throws {
    _ = try run("record")
    let codes = try (1...9).map { index in
      let answer = try run("check --shard \(index)/9")
      #expect(answer.code == 0)
      return answer.output.contains("compared 0 of 0")
    }
    #expect(codes.contains(true))
    #expect(try run("check --filter nobody").code == 66)
    #expect(try run("check --filter nobody --allow-empty").code == 0)
  }

  @Test("orphans fail a check, unless they are only to be told or not to be asked for, and are pruned")
  func orphans() throws {
    _ = try run("record")
    try sandbox.write("x", to: "Golden/old/1-fakeBar.txt")
    try sandbox.write("x", to: "Golden/notes.md")
    #expect(try run("check").code == 1)
    #expect(try run("check --obsolete warn").output.contains("old/1-fakeBar.txt"))
    #expect(try run("check --obsolete warn").code == 0)
    #expect(try run("check --obsolete ignore").output == "compared 2 of 2: 2 same\n")
    #expect(try run("check --obsolete maybe").code == 64)
    let dry = try run("prune --dry-run", ["CI": "true"])
    #expect(dry.code == 0 && dry.output.hasSuffix("would delete 1 golden\n"))
    _ = try run("check --filter one --out part")
    #expect(try run("prune --from part").code == 64)
    _ = try run("check")
    let pruned = try run("prune --from .fakebar")
    #expect(
      pruned.code == 0 && pruned.output.contains("kept: notes.md")
        && pruned.output.hasSuffix("deleted 1 golden\n"))
    #expect(!sandbox.files.contains("Golden/old/1-fakeBar.txt") && sandbox.files.contains("Golden/notes.md"))
    #expect(try run("prune").output.hasSuffix("deleted nothing: every golden has its scene\n"))
  }

  @Test(
    "a check that does not even begin leaves no report of an earlier one that passed",
    arguments: ["--filter zzz", "--jobs 0", "--shard 5/2 --out .fakebar", "--project nope"])
  func stale(_ words: String) throws {
    _ = try run("record")
    #expect(try run("check").code == 0)
    #expect(try run("report").code == 0)
    #expect(try run("check " + words).code >= 64)
    #expect(try run("report").code == 66)
  }

  @Test("approving that approves nothing of what was asked for is no success")
  func nothingApproved() throws {
    _ = try run("record")
    try change()
    _ = try run("check")
    let approved = try Fakebar(["approve", "--cause", "other/layer: x *"], in: sandbox)
    #expect(approved.code != 0)
    #expect(try run("check").code == 1)
  }
}
