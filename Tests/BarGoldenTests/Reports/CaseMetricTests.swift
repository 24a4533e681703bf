import BarCodecs
import BarGolden
import BarPixels
import Foundation
import Testing

/// Reports about thresholds and numbers, made small.
struct CaseMetricTests {
  private let grey = Pictures.flat(50, 50, [90, 90, 90, 255])

  @Test("E6: a difference that is there is never printed as nothing")
  func rounding() throws {
    let expected = Pictures.flat(4000, 2500, [90, 90, 90, 255])
    let diff = try FileComparer().images(expected, expected.with(17, 29, [91, 90, 90, 255]))
    #expect(!diff.passes && diff.different == 1)
    #expect(diff.lines[0].contains("1 of 10,000,000 pixels (below 0.01 %)"))
  }

  @Test("E11: nothing is let pass unless it is asked for")
  func defaults() throws {
    let options = DiffOptions()
    #expect(options.metric == .exact && options.threshold == 0 && !options.ignoresAntialiasing)
    #expect(options.limits == DiffLimits() && options.ignored.isEmpty)
    // The smallest change there is.
    #expect(try !FileComparer().images(grey, grey.with(0, 0, [90, 90, 91, 255])).passes)
    #expect(try !FileComparer().images(grey, grey.with(0, 0, [90, 90, 90, 254])).passes)
  }

  @Test(
    "E12: status, count and share in a report's JSON never contradict each other",
    arguments: [0, 1, 25, 2500])
  func consistent(_ count: Int) throws {
    var actual = grey
    for index in 0..<count { actual[index % 50, index / 50] = [0, 0, 0, 255] }
    let diff = try FileComparer().images(grey, actual)
    let data = try JSONEncoder().encode(diff)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(json["different"] as? Int == count && json["ratio"] as? Double == Double(count) / 2500)
    #expect(json["passes"] as? Bool == (count == 0) && json["equal"] as? Bool == (count == 0))
    #expect(json["verdict"] as? String == (count == 0 ? "equal" : "real"))
  }

  @Test("E16: how far apart colours look stands beside a metric's own number")
  func perceived() throws {
    for metric in DiffMetric.allCases {
      let diff = try FileComparer.exact { $0.metric = metric }.images(
        grey, grey.with(3, 3, [200, 90, 90, 255]))
      let line = try #require(diff.lines.first { $0.contains("furthest apart") })
      #expect(line.contains("ΔE2000"))
      #expect(line.contains(metric.rawValue) == (metric != .exact))
    }
  }

  @Test("E17: a pixel counts once, whether one of its channels differs or all four do")
  func perPixel() throws {
    let one = try FileComparer().images(grey, grey.with(3, 3, [91, 90, 90, 255]))
    let all = try FileComparer().images(grey, grey.with(3, 3, [1, 2, 3, 4]))
    #expect(one.different == 1 && all.different == 1 && one.ratio == all.ratio)
  }

  @Test("F1: the rim of a thin ring that is drawn a fraction of a pixel further is named a smoothed edge")
  func ring() throws {
    /// Black on white; the darkness of a pixel is the share of the ring in it, by 16 × 16 samples.
    func ring(_ shift: Double) -> StraightImage {
      var image = Pictures.flat(48, 48, [255, 255, 255, 255])
      for y in 0..<48 {
        for x in 0..<48 {
          var inside = 0
          for sample in 0..<256 {
            let dx = Double(x) + (Double(sample % 16) + 0.5) / 16 - 24 - shift
            let dy = Double(y) + (Double(sample / 16) + 0.5) / 16 - 24
            if abs((dx * dx + dy * dy).squareRoot() - 16) < 0.5 { inside += 1 }
          }
          let level = UInt8(255 - inside * 255 / 256)
          image[x, y] = [level, level, level, 255]
        }
      }
      return image
    }
    let counted = try FileComparer.exact { ($0.metric, $0.threshold) = (.yiq, 0.1) }.images(
      ring(0), ring(0.3))
    let ignored = try FileComparer.exact {
      ($0.metric, $0.threshold, $0.ignoresAntialiasing) = (.yiq, 0.1, true)
    }.images(ring(0), ring(0.3))
    #expect(counted.different > 50 && counted.aaIgnored == 0 && !counted.passes)
    // What the filter takes for an edge is said to the pixel, and nothing is lost in between.
    #expect(ignored.aaIgnored > 0 && ignored.aaIgnored + ignored.different == counted.different)
    #expect(ignored.lines.contains { $0.contains("ignored as smoothed edges: \(ignored.aaIgnored)") })
  }

  @Test(
    "F2, F6: the filter for smoothed edges is off unless it is asked for, and counts at borders as its model does",
    .enabled(if: SharedData.has("fixtures/pixelmatch")))
  func filter() throws {
    func count(_ pair: String, _ filters: Bool, _ metric: DiffMetric) throws -> Int {
      let sources = try ["a", "b"].map { side in
        let path = "fixtures/pixelmatch/inputs/\(pair)\(side).png"
        return try DiffSource(path: path, bytes: SharedData.bytes(path))
      }
      return try FileComparer.exact {
        ($0.metric, $0.threshold, $0.ignoresAntialiasing) = (metric, 0.05, filters)
      }.images(sources[0], sources[1]).different
    }
    // The counts of the collection of reports.
    #expect(try count("6", true, .yiq) == 51 && count("6", false, .yiq) == 4900)
    #expect(try count("5", true, .yiq) == 6 && count("5", true, .oklab) == 0)
  }

  @Test(
    "O7: the same screen from two systems differs by one level in a few pixels: by default it fails, with two it passes",
    .enabled(if: SharedData.has("fixtures/paparazzi")),
    arguments: [("widget", 40), ("full_screen", 44)])
  func systems(_ name: String, _ count: Int) throws {
    let sources = try ["linux", "macosx"].map { system in
      let path = "fixtures/paparazzi/differs/\(system)_\(name).png"
      return try DiffSource(path: path, bytes: SharedData.bytes(path))
    }
    let exact = try FileComparer().images(sources[0], sources[1])
    #expect(exact.different == count && !exact.passes && exact.maxDelta.largest == 1)
    let lax = try FileComparer.exact { ($0.metric, $0.threshold) = (.channel, 2) }.images(
      sources[0], sources[1])
    #expect(lax.passes && lax.tolerated == count)
  }
}
