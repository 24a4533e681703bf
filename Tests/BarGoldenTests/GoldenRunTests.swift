import BarGolden
import Testing

struct GoldenRunTests {
  private func item(_ scene: String, label: String? = nil) -> GoldenItem {
    .text(scene: scene, step: 1, strategy: "s", label: label) { "" }
  }

  @Test("a run without items is an error, not a success")
  func empty() {
    #expect(throws: GoldenError.nothingToCompare) { try GoldenRun([]) }
  }

  @Test(
    "names that a disk may take for one are refused before anything is written",
    arguments: [("a", "A"), ("é", "É"), ("straße", "STRASSE"), ("s", "ſ")])
  func folding(_ pair: (String, String)) throws {
    // In one folder as files, and as folders of different files.
    #expect(throws: GoldenError.self) {
      try GoldenRun([item("x", label: pair.0), item("x", label: pair.1)])
    }
    let error = #expect(throws: GoldenError.self) {
      try GoldenRun([item(pair.0, label: "1"), item(pair.1, label: "2")])
    }
    #expect(error?.category == .badInput)
    #expect("\(error.map(String.init(describing:)) ?? "")".contains("“\(pair.0)”"))
  }

  @Test("the same name twice is refused")
  func duplicate() {
    #expect(throws: GoldenError.self) { try GoldenRun([item("a"), item("a")]) }
  }

  @Test("the whole nasty corpus runs together, but for what differs in case only")
  func corpus() throws {
    let scenes = GoldenNameTests.nasty.filter { $0 != "A" }
    #expect(try GoldenRun(scenes.map { item($0) }).items.count == scenes.count)
  }

  @Test("record modes are known by their words, and others are an error that lists them")
  func modes() throws {
    for mode in RecordMode.allCases { #expect(try RecordMode(word: mode.rawValue) == mode) }
    let error = #expect(throws: GoldenError.unknownRecordMode("al")) { try RecordMode(word: "al") }
    #expect(error?.description.contains("all, missing, failed, never") == true)
    #expect(error?.category == .usage)
  }
}
