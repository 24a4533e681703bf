import BarGolden
import FakeBarTesting
import Testing

struct TestGoldenNameTests {
  private func name(_ function: String, _ name: String? = nil, suites: [String] = []) -> TestGoldenName {
    let caller = SourcePoint(fileID: "M/BarTests.swift", filePath: #filePath, line: 1, column: 1)
    return TestGoldenName(
      TestSite(
        module: "M", testFile: "/p/Tests/BarTests.swift", suites: suites, function: function, caller: caller),
      name: name)
  }

  @Test(
    "a golden is named after its test's file, suites and function",
    arguments: [
      ("opens()", nil, [], "BarTests/opens.png"),
      ("opens()", "dark", [], "BarTests/opens.dark.png"),
      // The suite that the file is named after is not said twice.
      ("opens()", "0.5", ["BarTests"], "BarTests/opens.0.5.png"),
      ("opens()", nil, ["BarTests", "Dark"], "BarTests/Dark/opens.png"),
      ("opens()", nil, ["Other"], "BarTests/Other/opens.png"),
      ("shows(_:)", "A", [], "BarTests/shows+_.A.png"),
      ("shows(bar:in:)", nil, [], "BarTests/shows+bar+in.png"),
      ("`a bar (green) is seen`()", nil, [], "BarTests/a%20bar%20%28green%29%20is%20seen.png"),
      ("v1.2()", nil, [], "BarTests/v1%2E2.png"),
    ] as [(String, String?, [String], String)])
  func readable(_ function: String, _ name: String?, _ suites: [String], _ path: String) {
    #expect(self.name(function, name, suites: suites).path(".png") == path)
  }

  @Test("no two tests or names share a file, and none is a file that lies beside another's")
  func injective() {
    let words = [
      "a", "b", "a.b", "a/b", "a*b", "a b", "a  b", "基本", "実験", "strip", "a.strip", "variant-2",
      "a.variant-2",
      "a+b", "", ".", "..", "a.", "CON", "%61", "é", "e\u{301}", "x.png", "1-fakeBar",
    ]
    var owners: [String: [String]] = [:]
    for function in words {
      for name in [nil] + words.map(Optional.some) {
        for part in [nil, "1-fakeBar", "2-sharedBar"] {
          let path = self.name("\(function)()", name).path(".png", part: part)
          // What a filmstrip's name and part are may also be one name; the process's list of used names sees that.
          guard name != "1-fakeBar" else { continue }
          #expect(GoldenVariant.base(of: path) == path && !path.hasSuffix(".strip.png"), "\(path)")
          owners[path, default: []].append("\(function)|\(name ?? "nil")|\(part ?? "nil")")
        }
      }
    }
    #expect(owners.filter { $0.value.count > 1 }.isEmpty)
    #expect(owners.count == 24 * 24 * 3)
  }

  @Test("a name of 300 bytes is cut to 120, ends with its hash, and stays different from others")
  func long() {
    let long = String(repeating: "screen ", count: 43)
    let paths = ["1", "2"].map { name("opens()", long + $0).path(".apng") }
    #expect(paths[0] != paths[1])
    for path in paths {
      #expect(path.hasPrefix("BarTests/opens.screen%20") && path.hasSuffix(".apng"))
      #expect(path.split(separator: "/").allSatisfy { $0.utf8.count <= 120 })
    }
  }
}
