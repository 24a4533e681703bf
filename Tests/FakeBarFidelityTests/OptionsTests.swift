import FakeBarFidelity
import Testing

@Suite struct OptionsTests {
  @Test("names choose by their beginnings") func only() throws {
    let options = try Options(["--only", "pf13_iphone-x", "--json"])
    #expect(options.isChosen("pf13_iphone-xr"))
    #expect(!options.isChosen("pf12_iphone-x"))
    #expect(options.format == .json)
  }

  @Test("recordings are chosen like stills") func recordings() throws {
    let options = try Options(["--only", "fd0"])
    #expect(
      Recording.all.filter { options.isChosen($0.name) }.map(\.name) == ["fd0_push", "fd0_interactive_pop"])
    #expect(!Still.all.contains { options.isChosen($0.name) })
  }

  @Test(
    "what makes no sense is refused",
    arguments: [["--only", "nothing"], ["--only"], ["--truth"], ["--frob"], ["scene.json5"]])
  func refused(_ arguments: [String]) {
    #expect(throws: UsageError.self) { try Options(arguments) }
  }
}
