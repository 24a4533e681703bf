import FakeBarTesting
import Testing

struct UsedNamesTests {
  private func site(_ function: String, _ line: Int) -> TestSite {
    TestSite(
      module: "M", testFile: "/p/BarTests.swift", function: function,
      caller: SourcePoint(fileID: "M/BarTests.swift", filePath: #filePath, line: line, column: 5))
  }

  @Test("a second place that means the same file is told of the first; letter case is no difference")
  func taken() {
    let names = UsedNames()
    #expect(names.claim(["/g/a.png"], by: site("one()", 3)) == nil)
    #expect(names.claim(["/g/b.png"], by: site("one()", 4)) == nil)
    #expect(names.claim(["/g/A.png"], by: site("one()", 9))?.caller.line == 3)
    #expect(names.claim(["/g/c.png", "/g/b.png"], by: site("two()", 4))?.path == "/g/b.png")
  }

  @Test("the same line of the same test may come again, as it does when tests are repeated")
  func repeated() {
    let names = UsedNames()
    for _ in 0..<3 { #expect(names.claim(["/g/a.png", "/g/a.txt"], by: site("one()", 3)) == nil) }
  }

  @Test("of many at once exactly one may have a name")
  func atOnce() async {
    let names = UsedNames()
    let winners = await withTaskGroup(of: Int.self) { group in
      for line in 0..<200 {
        group.addTask { names.claim(["/g/a.png"], by: site("one()", line)) == nil ? 1 : 0 }
      }
      return await group.reduce(0, +)
    }
    #expect(winners == 1)
  }
}
