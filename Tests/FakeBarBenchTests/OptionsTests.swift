import FakeBarBench
import Testing

@Suite struct OptionsTests {
  @Test("without arguments everything is measured, in nine rounds on two threads") func standard() throws {
    let options = try Options([])
    #expect(options.action == .measure)
    #expect(options.rounds == 9)
    #expect(options.jobs == 2)
    #expect(options.isChosen("encode-flat-1290"))
  }

  @Test("names choose by their beginnings") func only() throws {
    let options = try Options(["--only", "encode-flat", "--only", "memory", "--json"])
    #expect(options.isChosen("encode-flat-375"))
    #expect(options.isChosen("memory"))
    #expect(!options.isChosen("encode-photo-375"))
    #expect(options.isJSON)
  }

  @Test("growth has names of its own, wherever it is written")
  func growth() throws {
    #expect(try Options(["--only", "layers", "--growth"]).action == .growth)
    #expect(throws: UsageError.self) { try Options(["--only", "layers"]) }
    #expect(throws: UsageError.self) { try Options(["--growth", "--only", "encode"]) }
  }

  @Test(
    "what makes no sense is refused",
    arguments: [
      ["--only", "nothing"], ["--only"], ["--rounds", "0"], ["--rounds", "many"], ["--jobs", "65"],
      ["--peers"],
      ["--frob"], ["scene.json5"],
    ])
  func refused(_ arguments: [String]) {
    #expect(throws: UsageError.self) { try Options(arguments) }
  }

  @Test("the help names every kind and size of page") func help() {
    for word in PageKind.allCases.map(\.rawValue) + PageSize.all.map(\.name) {
      #expect(Options.usage.contains(word))
    }
  }
}
