import BarCodecs
import BarGolden
import Testing

@Suite("What rendered a golden is kept in it")
struct GoldenEnvironmentTests {
  private let folder: TemporaryFolder
  private let store: GoldenStore
  private let picture = Pictures.pattern(40, 20)
  private let old = GoldenEnvironment(["cairo": "1.16.0", "font Inter.otf": "01", "tool": "fakebar 1"])
  private let new = GoldenEnvironment(["cairo": "1.18.0", "font Noto.ttf": "02", "tool": "fakebar 1"])

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder["Golden"])
  }

  private func check(_ image: StraightImage, _ environment: GoldenEnvironment) throws -> GoldenOutcome {
    let report = try store.check(
      GoldenRun([.picture(image)]), in: RunFolder(folder["out"]),
      report: GoldenReport(environment: environment, expected: 1))
    return try #require(report.outcomes.first)
  }

  private func record(_ environment: GoldenEnvironment) throws -> RecordReport {
    try store.record(GoldenRun([.picture(picture)]), mode: .all, environment: environment)
  }

  @Test("the block is in the picture's file, with the picture's own scale")
  func block() throws {
    _ = try record(old)
    let text = PNGTextReader.texts(in: try folder.bytes("Golden/s/1-fakeBar/at-0.3.png"))
    let block = "cairo: 1.16.0\nfont Inter.otf: 01\nscale: 2\ntool: fakebar 1"
    #expect(text["fakebar-environment"] == block)
    #expect(Set(text.keys) == ["fakebar-environment", "fakebar-pixels"])
  }

  @Test("another renderer is told beside a difference and makes none of its own")
  func changes() throws {
    _ = try record(old)
    #expect(try check(picture, new).verdict == .same)
    let outcome = try check(picture.with(3, 3, [0, 0, 0, 255]), new)
    #expect(outcome.verdict.status == "different")
    #expect(
      outcome.environmentChanges == [
        "cairo 1.16.0 → 1.18.0", "font Inter.otf 01 → none", "font Noto.ttf none → 02",
      ])
    #expect(try check(picture.with(3, 3, [0, 0, 0, 255]), old).environmentChanges == [])
    #expect(try RunFolder(folder["out"]).load().outcomes.first?.environmentChanges == [])
  }

  @Test("a golden without a block says nothing of its renderer")
  func unknown() throws {
    _ = try record(GoldenEnvironment())
    #expect(try check(picture.with(3, 3, [0, 0, 0, 255]), new).environmentChanges == [])
  }

  @Test("a golden that matches stays as another renderer recorded it")
  func untouched() throws {
    _ = try record(old)
    let before = folder.states("Golden")
    let again = try record(new)
    #expect(again.written.isEmpty && again.unchanged == 1)
    #expect(folder.states("Golden") == before)
  }

  @Test("text and facts are two forms of the same")
  func text() {
    #expect(GoldenEnvironment(text: old.text) == old)
    #expect(GoldenEnvironment(text: "no fact\n\na: b: c") == GoldenEnvironment(["a": "b: c"]))
    #expect(old.changes(to: old).isEmpty)
  }
}
