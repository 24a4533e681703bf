import BarCodecs
import BarGeometry
import BarGolden
import BarPixels
import Testing

struct ImageDiffTests {
  private let grey = Pictures.flat(40, 40, [90, 90, 90, 255])

  @Test("the same picture is equal, by every metric and at every number of threads")
  func equal() throws {
    for metric in DiffMetric.allCases {
      for jobs in [1, 4] {
        let comparer = FileComparer.exact {
          $0.metric = metric
          $0.jobs = jobs
        }
        let diff = try comparer.images(Pictures.pattern(70, 9), Pictures.pattern(70, 9))
        #expect(diff.verdict == .equal && diff.passes && diff.isEqual && diff.changed == 0)
        #expect(diff.bounds == nil && diff.window == nil && diff.worst == nil && diff.ratio == 0)
      }
    }
  }

  @Test("black and transparent black differ by every metric")
  func blackAndClear() throws {
    for metric in DiffMetric.allCases {
      let diff = try FileComparer.exact { $0.metric = metric }
        .images(Pictures.flat(1, 1, [0, 0, 0, 255]), Pictures.flat(1, 1, [0, 0, 0, 0]))
      #expect(diff.different == 1 && !diff.passes && diff.verdict == .real, "\(metric)")
      #expect(diff.maxDelta == ChannelLevels(red: 0, green: 0, blue: 0, alpha: 255))
    }
  }

  @Test("colour under alpha 0 is counted when comparing exactly, and named as what it is")
  func invisible() throws {
    let expected = Pictures.flat(3, 1, [1, 2, 3, 0])
    let actual = expected.with(0, 0, [9, 2, 3, 0])
    let exact = try FileComparer.exact().images(expected, actual)
    #expect(exact.different == 1 && exact.invisible == 1 && exact.verdict == .invisible && !exact.passes)
    let seen = try FileComparer.exact { $0.metric = .yiq }.images(expected, actual)
    #expect(seen.different == 0 && seen.invisible == 1 && seen.verdict == .invisible && seen.passes)
    #expect(seen.notes.contains("1 pixel differs only under alpha 0"))
  }

  @Test(
    "a change of eight levels over a third of a picture fails, unless it is let pass, and how much is said")
  func panel() throws {
    let expected = Pictures.flat(100, 100, [32, 32, 32, 255])
    var actual = expected
    for y in 0..<30 { for x in 0..<100 { actual[x, y] = [40, 40, 40, 255] } }
    let strict = try FileComparer.exact().images(expected, actual)
    #expect(strict.different == 3000 && strict.verdict == .real && !strict.passes)
    let tolerant = try FileComparer.exact {
      $0.metric = .channel
      $0.threshold = 10
    }.images(expected, actual)
    #expect(tolerant.tolerated == 3000 && tolerant.verdict == .tolerated && tolerant.passes)
    #expect(tolerant.limits[0].kind == .threshold && tolerant.limits[0].used == 8)
    #expect(tolerant.lines.contains("  tolerated: 3,000 pixels, the furthest apart uses 8 of 10 (80 %)"))
  }

  @Test("as many as a limit are within it, one more is not, for each kind of limit")
  func limits() throws {
    var actual = grey
    for x in 0..<16 { actual[x, 0] = [0, 0, 0, 255] }
    func passes(_ limits: DiffLimits) throws -> Bool {
      try FileComparer.exact { $0.limits = limits }.images(grey, actual).passes
    }
    #expect(try passes(DiffLimits(maxPixels: 16)) && !passes(DiffLimits(maxPixels: 15)))
    #expect(try passes(DiffLimits(maxRatio: 0.01)) && !passes(DiffLimits(maxRatio: 0.0099)))
    #expect(try passes(DiffLimits(maxInWindow: 16)) && !passes(DiffLimits(maxInWindow: 15)))
    // Each given limit must hold.
    #expect(try !passes(DiffLimits(maxPixels: 15, maxRatio: 1)))
    let within = try FileComparer.exact { $0.limits.maxPixels = 20 }.images(grey, actual)
    #expect(within.verdict == .tolerated && !within.isEqual && within.passes)
    #expect(within.lines.contains("  max-diff-pixels: 16 of 20 (80 %)"))
  }

  @Test("a small icon that is gone fails by its window, however large the canvas")
  func icon() throws {
    let expected = Pictures.flat(400, 400, [255, 255, 255, 255])
    var actual = expected
    for y in 100..<116 { for x in 200..<216 { actual[x, y] = [0, 0, 0, 255] } }
    var options = DiffOptions()
    options.limits = DiffLimits(maxRatio: 0.01, maxInWindow: 100)
    let diff = try FileComparer(options).images(expected, actual)
    #expect(!diff.passes && diff.window?.different == 256)
    #expect(diff.limits.map(\.holds) == [true, false])
  }

  @Test("what looks like a smoothed edge is named so, and left out only when asked")
  func edges() throws {
    // A step between flat areas, whose pixel in between is of another grey in either picture.
    func step(_ middle: UInt8) -> StraightImage {
      var image = Pictures.flat(12, 12, [255, 255, 255, 255])
      for y in 0..<12 {
        for x in 0..<6 { image[x, y] = [0, 0, 0, 255] }
        image[6, y] = [middle, middle, middle, 255]
      }
      return image
    }
    // Rows differ, since equal neighbours tell a pixel from an edge.
    var (one, other) = (step(100), step(100))
    one[6, 5] = [60, 60, 60, 255]
    other[6, 5] = [180, 180, 180, 255]
    let counted = try FileComparer.exact().images(one, other)
    #expect(counted.different == 1 && counted.verdict == .antialiasing && !counted.passes)
    let ignored = try FileComparer.exact { $0.ignoresAntialiasing = true }.images(one, other)
    #expect(ignored.different == 0 && ignored.aaIgnored == 1 && ignored.verdict == .antialiasing)
    #expect(ignored.passes && ignored.lines.contains("  ignored as smoothed edges: 1 pixel"))
    let flat = try FileComparer.exact { $0.ignoresAntialiasing = true }
      .images(one, other.with(9, 9, [254, 0, 0, 255]))
    #expect(flat.different == 1 && flat.aaIgnored == 1 && flat.verdict == .real)
  }

  @Test("a box leaves out its rows and columns and nothing else, its last pixel included")
  func boxes() throws {
    let expected = Pictures.flat(100, 100, [9, 9, 9, 255])
    var actual = expected
    for (x, y) in [(10, 51), (70, 50), (90, 52), (91, 51), (69, 51), (80, 49), (80, 53)] {
      actual[x, y] = [200, 0, 0, 255]
    }
    let box = PixelRect(x: 70, y: 50, width: 21, height: 3)
    for jobs in [1, 3] {
      let diff = try FileComparer.exact {
        $0.ignored = [box, PixelRect(x: 75, y: 51, width: 4, height: 1)]
        $0.jobs = jobs
      }.images(expected, actual)
      #expect(diff.different == 5 && diff.ignored == 63)
      #expect(diff.bounds == PixelRect(x: 10, y: 49, width: 82, height: 5))
    }
  }

  @Test("a box that does not lie in the picture is an error that says how large the picture is")
  func boxOutside() throws {
    for box in [(0, 0, 41, 1), (40, 0, 1, 1), (-1, 0, 2, 2), (3, 3, 0, 1)] {
      let error = #expect(throws: DiffError.self) {
        try FileComparer.exact { $0.ignored = [PixelRect(x: box.0, y: box.1, width: box.2, height: box.3)] }
          .images(grey, grey.with(0, 0, [0, 0, 0, 0]))
      }
      #expect(error?.description.contains("40×40") == true)
    }
  }

  @Test("options that make no sense are refused")
  func options() throws {
    let wrong: [(inout DiffOptions) -> Void] = [
      { $0.threshold = 0.1 }, { ($0.metric, $0.threshold) = (.yiq, 1.5) },
      { ($0.metric, $0.threshold) = (.channel, .nan) }, { $0.window = 0 }, { $0.limits.maxPixels = -1 },
      { $0.limits.maxRatio = 1.1 },
    ]
    for change in wrong {
      #expect(throws: DiffError.self) { try FileComparer.exact(change).images(grey, grey) }
    }
  }

  @Test("band by band, smoothed edges are those of the whole picture")
  func bands() throws {
    // Few colours, so that there are flat areas and steps everywhere.
    var dice = Dice(seed: 4)
    let (width, height) = (300, 2000)
    var rgba: [[UInt8]] = [[], []]
    for _ in 0..<width * height {
      let grey = [0, 0, 0, 90, 255][dice.roll(5)] as UInt8
      let other = dice.roll(3) == 0 ? [0, 60, 120, 255][dice.roll(4)] as UInt8 : grey
      rgba[0] += [grey, grey, grey, 255]
      rgba[1] += [other, other, other, 255]
    }
    let images = rgba.map { StraightImage(width: width, height: height, rgba: $0) }
    let whole = images.map(SampleImage.init)
    let rule = CompareRule(metric: .yiq(limit: 0.1), antialiasing: .ignored)
    let tally = withExtendedLifetime(whole) {
      let area = CompareArea(
        width: width, height: height, depth: .eight, expected: whole[0].rows, actual: whole[1].rows)
      return Kernels.compare(area, rows: 0..<height, columns: [0..<width], rule: rule, map: nil)
    }
    #expect(tally.antialiased > 1000)
    let diff = try FileComparer.exact {
      ($0.metric, $0.threshold, $0.ignoresAntialiasing) = (.yiq, 0.1, true)
    }.images(images[0], images[1])
    #expect(diff.aaIgnored == tally.antialiased && diff.different == tally.different)
    #expect(diff.worst == tally.worst(rule))
  }

  @Test("pictures larger than a band of rows compare alike on any number of threads")
  func threads() throws {
    var dice = Dice(seed: 11)
    let expected = Pictures.pattern(700, 1200)
    var actual = expected
    for _ in 0..<3000 { actual[dice.roll(700), dice.roll(1200)] = [UInt8(dice.roll(256)), 9, 9, 255] }
    for metric in DiffMetric.allCases {
      let results = try [1, 2, 7].map { jobs in
        try FileComparer.exact {
          ($0.metric, $0.jobs, $0.ignoresAntialiasing) = (metric, jobs, true)
          $0.ignored = [PixelRect(x: 13, y: 400, width: 300, height: 500)]
        }.images(expected, actual)
      }
      #expect(results[0] == results[1] && results[0] == results[2])
      #expect(results[0].changed > 1000)
    }
  }
}
