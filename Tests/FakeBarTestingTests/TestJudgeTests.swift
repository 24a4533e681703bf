import BarCodecs
import BarGolden
import FakeBarTesting
import Foundation
import Testing

struct TestJudgeTests {
  private let folder: TestFolder
  private let image = StraightImage.pattern(9, 7)
  private let golden = "Tests/Inbox/__Snapshots__/BarTests/opens.png"
  private let run = ".fakebar/tests/Inbox/BarTests/opens.png"

  init() throws { folder = try TestFolder() }

  private func record(_ image: StraightImage) throws {
    let finding = folder.judge().verdict(record: .all, TestGoldens.picture(image))
    try #require(finding.issue?.contains("recorded") == true && folder.has(golden))
  }

  @Test(
    "a golden that is missing fails however often it is tried, and nothing is written where goldens lie",
    arguments: [[:], ["CI": "true"], ["FAKEBAR_RECORD": "missing"], ["SNAPSHOT_TESTING_RECORD": "never"]])
  func missing(_ variables: [String: String]) throws {
    for _ in 0..<2 {
      let finding = folder.judge(variables).verdict(record: nil, TestGoldens.picture(image))
      #expect(finding.issue?.hasPrefix("missing: ") == true)
      #expect(!folder.has("Tests/Inbox/__Snapshots__"))
    }
    #expect(
      folder.files == [
        run + "/.fakebar-files", run + "/.fakebar-lock", run + "/pending/BarTests/opens.png",
        run + "/report.json", "Package.swift",
      ])
  }

  @Test("the printed command accepts what is pending; then the test passes, and its leftovers go")
  func accepting() throws {
    let finding = folder.judge().verdict(record: nil, TestGoldens.picture(image))
    let line = try #require(finding.issue?.split(separator: "\n").first { $0.contains("mkdir") })
    #expect(try folder.shell(String(line.drop { $0 != "m" }.drop { $0 == " " })) == 0)
    #expect(folder.judge().verdict(record: nil, TestGoldens.picture(image)).passes)
    #expect(folder.files == [run + "/.fakebar-lock", "Package.swift", golden])
  }

  @Test("the report beside pending files is one that approving can use")
  func report() throws {
    try record(image)
    _ = folder.judge().verdict(record: nil, TestGoldens.picture(image.with(2, 3, red: 200)))
    let report = try RunFolder(folder.path + "/" + run).load()
    #expect(report.golden == folder.path + "/Tests/Inbox/__Snapshots__" && report.isFinished)
    #expect(report.failures.map(\.path) == ["BarTests/opens.png"] && report.failures[0].isPending)
    #expect(report.failures[0].goldenDigest?.count == 64)
  }

  @Test("one changed pixel is an issue with its count, files that exist, and all three pictures attached")
  func different() throws {
    try record(image)
    let before = try folder.bytes(golden)
    let finding = folder.judge().verdict(record: nil, TestGoldens.picture(image.with(2, 3, red: 200)))
    let issue = try #require(finding.issue)
    #expect(issue.contains("1 of 63 pixels"))
    let paths = issue.split(separator: "\n").filter { $0.hasPrefix("  ") && $0.contains(" /") }
      .map { String($0.drop { $0 != "/" }) }
    #expect(paths.count == 3)
    for path in paths { #expect(FileManager.default.fileExists(atPath: path), "\(path)") }
    #expect(
      finding.attachments.map(\.name) == ["expected.opens.png", "actual.opens.png", "difference.opens.png"])
    #expect(finding.attachments[0].bytes == before)
    #expect(try folder.bytes(golden) == before)
  }

  @Test(
    "a mode that writes goldens fails the test, also when it finds nothing to write",
    arguments: ["all", "failed"])
  func recording(_ word: String) throws {
    for variable in ["FAKEBAR_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      let issue = folder.judge([variable: word]).verdict(record: nil, TestGoldens.picture(image)).issue
      #expect(
        issue?.contains("nothing was checked") == true && issue?.contains("run again without it") == true)
    }
    #expect(folder.files == ["Package.swift", golden])
    #expect(folder.judge().verdict(record: nil, TestGoldens.picture(image)).passes)
  }

  @Test("what the test's source says wins over variables, and ours over the others'")
  func precedence() {
    let variables = ["FAKEBAR_RECORD": "never", "SNAPSHOT_TESTING_RECORD": "all"]
    #expect(
      folder.judge(variables).verdict(record: nil, TestGoldens.picture(image)).issue?.hasPrefix("missing")
        == true)
    #expect(!folder.has(golden))
    let issue = folder.judge(variables).verdict(record: .all, TestGoldens.picture(image)).issue
    #expect(issue?.hasPrefix("recorded") == true && folder.has(golden))
  }

  @Test("on a build server a mode that writes is refused, and nothing is written")
  func buildServer() {
    for (record, variables) in [
      (RecordMode.all, ["CI": "1"]), (nil, ["GITHUB_ACTIONS": "true", "FAKEBAR_RECORD": "failed"]),
    ] as [(RecordMode?, [String: String])] {
      let issue = folder.judge(variables).verdict(record: record, TestGoldens.picture(image)).issue
      #expect(issue?.contains("not recorded on a build server") == true)
    }
    #expect(folder.files == ["Package.swift"])
  }

  @Test("an unknown record mode is an issue that lists the known ones")
  func unknownMode() {
    for variable in ["FAKEBAR_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      let issue = folder.judge([variable: "alll"]).verdict(record: nil, TestGoldens.picture(image)).issue
      #expect(issue?.contains("“alll”") == true && issue?.contains("all, missing, failed, never") == true)
    }
    #expect(folder.files == ["Package.swift"])
  }

  @Test("what fails goes where variables say, ours first")
  func artifacts() {
    let (ours, others) = (folder.path + "/ours", folder.path + "/others")
    _ = folder.judge(["SNAPSHOT_ARTIFACTS": others]).verdict(record: nil, TestGoldens.picture(image))
    #expect(folder.has("others/Inbox/BarTests/opens.png/pending/BarTests/opens.png"))
    _ = folder.judge(["FAKEBAR_OUT": ours, "SNAPSHOT_ARTIFACTS": others])
      .verdict(record: nil, TestGoldens.picture(image))
    #expect(folder.has("ours/Inbox/BarTests/opens.png/report.json"))
    #expect(!folder.has(".fakebar"))
  }

  @Test("one test with several arguments needs a name for each")
  func parameterized() {
    var site = folder.site("shows(_:)")
    site.isParameterized = true
    let unnamed = folder.judge(site: site).verdict(record: nil, TestGoldens.picture(image))
    #expect(unnamed.issue?.contains("`named:`") == true && folder.files == ["Package.swift"])
    let named = folder.judge(site: site, named: "A").verdict(record: nil, TestGoldens.picture(image))
    #expect(named.issue?.contains("BarTests/shows+_.A.png") == true)
  }

  @Test("a name used at two places is an issue that names both lines")
  func taken() {
    let conditions = TestConditions([:])
    func verdict(_ line: Int) -> TestFinding {
      TestJudge(folder.site(line: line), named: "a", ending: ".txt", conditions)
        .verdict(record: nil, TestGoldens.text("x"))
    }
    #expect(verdict(12).issue?.hasPrefix("missing") == true)
    let issue = verdict(20).issue
    #expect(issue?.contains("BarTests.swift:12") == true && issue?.contains("BarTests.swift:20") == true)
    #expect(verdict(12).issue?.hasPrefix("missing") == true)
  }

  @Test("a changed text is an issue with the count of lines, and a unified diff is attached")
  func text() throws {
    let judge = folder.judge(ending: ".txt")
    _ = judge.verdict(record: .all, TestGoldens.text("one\ntwo\n"))
    #expect(judge.verdict(record: nil, TestGoldens.text("one\ntwo\n")).passes)
    let finding = judge.verdict(record: nil, TestGoldens.text("one\nTWO\n"))
    let diff = try #require(finding.attachments.last)
    #expect(diff.name == "difference.opens.txt")
    #expect(String(decoding: diff.bytes, as: UTF8.self).contains("-two\n+TWO\n"))
  }

  @Test("what cannot be made or is no picture is an issue, and nothing is written")
  func broken() {
    struct Trouble: Error, CustomStringConvertible { let description = "no luck; try again" }
    #expect(folder.judge().verdict(record: .all) { _ in throw Trouble() }.issue == "no luck; try again")
    let flat = StraightImage(width: 3, height: 3, rgba: [])
    #expect(folder.judge().verdict(record: .all, TestGoldens.picture(flat)).issue?.contains("3×3") == true)
    #expect(folder.files == ["Package.swift"])
  }

  @Test("a pointer of Git LFS in place of a golden says what to run")
  func pointer() throws {
    try folder.write(golden, "version https://git-lfs.github.com/spec/v1\n".utf8)
    let issue = folder.judge().verdict(record: nil, TestGoldens.picture(image)).issue
    #expect(issue?.hasPrefix("unreadable") == true && issue?.contains("git lfs pull") == true)
  }

  @Test("tests that run at once keep their names and files")
  func interleaved() async throws {
    let folder = folder
    let conditions = TestConditions([:])
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<40 {
        group.addTask {
          for _ in 0..<3 {
            let judge = TestJudge(folder.site("test\(index)()"), named: nil, ending: ".txt", conditions)
            _ = judge.verdict(record: nil, TestGoldens.text("text of \(index)"))
            await Task.yield()
          }
        }
      }
    }
    for index in 0..<40 {
      let pending = ".fakebar/tests/Inbox/BarTests/test\(index).txt/pending/BarTests/test\(index).txt"
      #expect(try folder.bytes(pending) == Array("text of \(index)".utf8))
    }
  }
}
