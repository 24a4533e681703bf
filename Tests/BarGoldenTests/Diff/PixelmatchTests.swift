import BarCodecs
import BarGolden
import BarPixels
import Foundation
import Testing

/// mapbox/pixelmatch's own test cases, for the published YIQ metric and for OKLab, which is to follow.
@Suite(
  "pixelmatch",
  // Prints "skipped: no ../shared/…" where the fixtures are not beside the package.
  .enabled(if: SharedData.has("fixtures/pixelmatch")))
struct PixelmatchTests {
  private struct Options: Decodable {
    var threshold: Double?
    var alpha: Double?
    var aaColor: [UInt8]?
    var diffColor: [UInt8]?
    var diffColorAlt: [UInt8]?
    var diffMask: Bool?
    var checkerboard: Bool?
  }

  private struct Case: Decodable {
    var img1: String
    var img2: String
    var options: Options
    var expectedMismatch: [String: Int]
    var expectedDiffImage: [String: String]
    var measuredMismatchWithIncludeAA: [String: Int]?
  }

  private struct PixelCase: Decodable {
    var img1: [UInt8]
    var img2: [UInt8]
    var options: Options?
    var expected: [String: Int]
  }

  private struct WindowCase: Decodable {
    var img1: String?
    var img2: String?
    var options: Options?
    var windowSizeToMax: [String: Int]
  }

  private struct Fixtures: Decodable {
    var cases: [Case]
    var singlePixelCases: [PixelCase]
    var windowSizeCases: [WindowCase]

    enum CodingKeys: String, CodingKey {
      case cases, singlePixelCases
      case windowSizeCases = "windowSizeCases_headOnly"
    }
  }

  private static let folder = "fixtures/pixelmatch/"
  private static let metrics: [(key: String, metric: DiffMetric)] = [
    ("yiq_v7.2.0", .yiq), ("oklab_head", .oklab),
  ]

  private func fixtures() throws -> Fixtures {
    try SharedData.json(Self.folder + "expected.json", as: Fixtures.self)
  }

  private func source(_ name: String) throws -> DiffSource {
    try DiffSource(path: name, bytes: try SharedData.bytes(Self.folder + name))
  }

  private func comparer(_ metric: DiffMetric, _ options: Options?) -> FileComparer {
    var diff = DiffOptions()
    diff.metric = metric
    diff.threshold = options?.threshold ?? 0.1
    diff.ignoresAntialiasing = true
    if options?.checkerboard == false { diff.background = .white }
    var comparer = FileComparer(diff)
    func color(_ bytes: [UInt8]) -> ComparePalette.Color { .init(bytes[0], bytes[1], bytes[2]) }
    if let alpha = options?.alpha { comparer.palette.fade = alpha }
    if let aa = options?.aaColor { comparer.palette.antialiased = color(aa) }
    if let different = options?.diffColor { comparer.palette.different = color(different) }
    comparer.palette.darker = options?.diffColorAlt.map(color)
    return comparer
  }

  @Test("24 counts and 24 pictures of differences are its own, on one thread and on several")
  func cases() throws {
    var count = 0
    for fixture in try fixtures().cases {
      for (key, metric) in Self.metrics {
        let (one, other) = (try source(fixture.img1), try source(fixture.img2))
        let expected = try SampleFile(
          try SharedData.bytes(Self.folder + (fixture.expectedDiffImage[key] ?? ""))
        ).image()
        for jobs in [1, 3] {
          var comparer = comparer(metric, fixture.options)
          comparer.options.jobs = jobs
          let (result, pictures) = try comparer.compare(
            one, other, picture: fixture.options.diffMask == true ? .mask : .overlay)
          let diff = try #require(result.image)
          #expect(diff.different == fixture.expectedMismatch[key], "\(fixture.img1) \(key)")
          #expect(try SampleFile(pictures[0].png).image().rgba == expected.rgba, "\(fixture.img1) \(key)")
          #expect(try comparer.images(one, other).different == diff.different)
          count += 1
        }
      }
    }
    #expect(count == 48)
  }

  @Test("what the filter for smoothed edges swallows is the difference of the counts with and without it")
  func antialiasing() throws {
    for fixture in try fixtures().cases {
      for (key, metric) in Self.metrics {
        guard let all = fixture.measuredMismatchWithIncludeAA?[key] else { continue }
        var comparer = comparer(metric, fixture.options)
        let (one, other) = (try source(fixture.img1), try source(fixture.img2))
        let filtered = try comparer.images(one, other)
        #expect(filtered.aaIgnored + filtered.different == all)
        comparer.options.ignoresAntialiasing = false
        let unfiltered = try comparer.images(one, other)
        #expect(unfiltered.different == all && unfiltered.aaIgnored == 0, "\(fixture.img1) \(key)")
      }
    }
  }

  @Test("single pixels")
  func pixels() throws {
    for fixture in try fixtures().singlePixelCases {
      for (key, metric) in Self.metrics {
        guard let count = fixture.expected[key] else { continue }
        let sources = try [fixture.img1, fixture.img2].map { rgba in
          try DiffSource.of(StraightImage(width: 1, height: 1, rgba: rgba))
        }
        let diff = try comparer(metric, fixture.options).images(sources[0], sources[1])
        #expect(diff.different == count, "\(fixture.img1) \(fixture.img2) \(key)")
      }
    }
  }

  @Test("the worst window")
  func windows() throws {
    for fixture in try fixtures().windowSizeCases {
      guard let img1 = fixture.img1, let img2 = fixture.img2 else { continue }
      let (one, other) = (try source(img1), try source(img2))
      for (size, count) in fixture.windowSizeToMax {
        guard let side = Int(size), side <= 65536 else { continue }
        var comparer = comparer(.oklab, fixture.options)
        comparer.options.window = side
        #expect(try comparer.images(one, other).window?.different == count, "\(size)")
      }
    }
  }
}
