import BarMotion
import Foundation
import Testing

@Suite struct FaultsTests {
  @Test("every fault has a line with its options, its checks and what happens")
  func table() throws {
    let run = try Fakebar(["faults"], in: Sandbox([:]))
    #expect(run.code == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == FaultList.types.count + 1)
    for (line, type) in zip(lines.dropFirst(), FaultList.types) {
      #expect(line.hasPrefix(type.name + " ") && line.hasSuffix(type.summary))
      #expect(line.contains(type.checks.joined(separator: " ")))
      for option in type.options { #expect(line.contains(option.name + "=")) }
    }
    #expect(run.output.contains("points=44 pt") && run.output.contains("keys=…"))
  }

  @Test("the same as JSON, with units, and null for what has to be given")
  func json() throws {
    struct Entry: Decodable {
      struct Option: Decodable {
        var name: String
        var unit: String
        var `default`: Double?
      }

      var name: String
      var checks: [String]
      var options: [Option]
    }
    let run = try Fakebar(["faults", "--json"], in: Sandbox([:]))
    let entries = try JSONDecoder().decode([Entry].self, from: Data(run.output.utf8))
    #expect(entries.map(\.name) == FaultList.names)
    let shown = try #require(entries.first { $0.name == "backgroundShown" })
    #expect(shown.checks == ["I10"])
    #expect(shown.options.map(\.name) == ["at", "frames"])
    #expect(shown.options.map(\.unit) == ["progress", "frames"])
    #expect(shown.options.map(\.default) == [0.5, 1])
    let copies = try #require(entries.first { $0.name == "copies" })
    #expect(copies.options.map(\.default) == [nil])
  }
}
