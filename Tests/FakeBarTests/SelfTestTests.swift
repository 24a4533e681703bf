import FakeBar
import Testing

@Suite("The doctor's own test")
struct SelfTestTests {
  private static func failures(_ compare: @escaping SelfTest.Comparison) throws -> [String] {
    try SelfTest(compare).run(fonts: FontLibrary()).filter { !$0.passed }.map(\.name)
  }

  @Test("it passes, and has a line for every metric, for damage and for goldens")
  func passes() throws {
    let results = try SelfTest().run(fonts: FontLibrary())
    let names = results.map(\.name)
    #expect(results.filter { !$0.passed } == [])
    for metric in DiffMetric.allCases {
      #expect(names.contains { $0.hasPrefix("\(metric.rawValue) sees one flipped pixel") })
    }
    #expect(names.contains { $0.contains("damaged") })
    #expect(names.contains { $0.contains("golden") })
  }

  @Test("a comparison that finds everything the same fails it by every metric")
  func blind() throws {
    let failures = try Self.failures { one, _, options in try FileComparer(options).compare(one, one) }
    #expect(failures.count == DiffMetric.allCases.count)
  }

  @Test("so does one that never lets anything pass")
  func strict() throws {
    let failures = try Self.failures { one, other, options in
      var diff = try FileComparer(options).compare(one, other)
      if case .image(var image) = diff {
        image.passes = false
        diff = .image(image)
      }
      return diff
    }
    #expect(failures.count == DiffMetric.allCases.count)
  }

  @Test("one blind metric is found out by its name", arguments: DiffMetric.allCases)
  func oneMetric(metric: DiffMetric) throws {
    let failures = try Self.failures { one, other, options in
      // Blind for this metric only.
      try FileComparer(options).compare(one, options.metric == metric ? one : other)
    }
    #expect(failures == ["\(metric.rawValue) sees one flipped pixel, and none where none is"])
  }
}
