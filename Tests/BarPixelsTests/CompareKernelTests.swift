import BarGeometry
import BarPixels
import Testing

/// The comparing loops against the plainest way to say the same.
struct CompareKernelTests {
  private static let metrics: [CompareMetric] = [
    .exact, .channel(limit: 3), .yiq(limit: 0.05), .oklab(limit: 0.05), .ciede2000(limit: 2),
  ]

  /// Two pictures that are alike in most places, translucent in some.
  private func pictures(_ noise: inout TestNoise, _ width: Int, _ height: Int) -> [[UInt8]] {
    let one = (0..<width * height).flatMap { _ in noise.straightPixel() }
    var other = one
    for i in 0..<width * height where noise.next(4) == 0 {
      switch noise.next(3) {
      case 0: other[4 * i + noise.next(4)] &+= 1
      case 1: other[4 * i + noise.next(4)] = UInt8(noise.next(256))
      default: for c in 0..<4 { other[4 * i + c] = UInt8(noise.next(256)) }
      }
    }
    return [one, other]
  }

  @Test("counts, steps and bounds are those of a pixel by pixel look, for any columns and any width")
  func exact() {
    var noise = TestNoise(seed: 3)
    for _ in 0..<60 {
      let (width, height) = (1 + noise.next(150), 1 + noise.next(12))
      let rgba = pictures(&noise, width, height)
      let area = ComparePair(rgba[0], rgba[1], width, height, .eight)
      let from = noise.next(width)
      let columns = [0..<from / 2, from..<width].filter { !$0.isEmpty }
      let tally = Kernels.compare(
        area.area, rows: 0..<height, columns: columns, rule: CompareRule(), map: nil)
      var (changed, invisible, steps) = (0, 0, [0, 0, 0, 0])
      var (xs, ys): ([Int], [Int]) = ([], [])
      for y in 0..<height {
        for x in 0..<width where columns.contains(where: { $0.contains(x) }) {
          let at = (y * width + x) * 4
          let (a, b) = (rgba[0][at..<at + 4].map(Int.init), rgba[1][at..<at + 4].map(Int.init))
          if a == b { continue }
          changed += 1
          if a[3] == 0, b[3] == 0 { invisible += 1 }
          for c in 0..<4 { steps[c] = max(steps[c], abs(a[c] - b[c])) }
          xs.append(x)
          ys.append(y)
        }
      }
      #expect(tally.changed == changed && tally.different == changed && tally.invisible == invisible)
      let step = tally.maxStep
      #expect([step.red, step.green, step.blue, step.alpha] == steps)
      #expect(tally.bounds?.x == xs.min() && tally.bounds?.y == ys.min())
      #expect(
        (tally.bounds.map { $0.maxX - 1 }) == xs.max() && (tally.bounds.map { $0.maxY - 1 }) == ys.max())
    }
  }

  @Test("in pieces, with rows missing beyond reach, a comparison comes to the same")
  func pieces() {
    var noise = TestNoise(seed: 5)
    for metric in Self.metrics {
      for antialiasing in [CompareRule.Antialiasing.counted, .ignored] {
        let (width, height) = (37, 23)
        let rgba = pictures(&noise, width, height)
        let area = ComparePair(rgba[0], rgba[1], width, height, .eight)
        let rule = CompareRule(metric: metric, antialiasing: antialiasing)
        let whole = CompareMap(width: width, height: height)
        let all = Kernels.compare(
          area.area, rows: 0..<height, columns: [0..<width], rule: rule, map: whole)
        let cut = CompareMap(width: width, height: height)
        var sum = CompareTally()
        var y = 0
        while y < height {
          let end = min(height, y + 1 + noise.next(6))
          let first = max(0, y - CompareArea.reach)
          let last = min(height, end + CompareArea.reach)
          let band = area.band(first..<last)
          sum.add(
            Kernels.compare(band.area, rows: y..<end, columns: [0..<width], rule: rule, map: cut))
          y = end
        }
        #expect(sum == all)
        #expect(sum.worst(rule) == all.worst(rule))
        for y in 0..<height { for x in 0..<width { #expect(cut[x, y] == whole[x, y]) } }
      }
    }
  }

  @Test("samples widened to 16 bits compare as they did with 8")
  func widened() {
    var noise = TestNoise(seed: 8)
    for metric in Self.metrics {
      for background in CompareBackground.allCases {
        let (width, height) = (29, 17)
        let rgba = pictures(&noise, width, height)
        let rule = CompareRule(metric: metric, background: background, antialiasing: .ignored)
        let narrow = ComparePair(rgba[0], rgba[1], width, height, .eight)
        let wide = ComparePair(rgba[0], rgba[1], width, height, .sixteen)
        let (one, other) = (narrow.tally(rule), wide.tally(rule))
        #expect(one.different == other.different && one.antialiased == other.antialiased)
        #expect(one.bounds == other.bounds && one.worst(rule) == other.worst(rule))
        #expect(one.maxStep.largest * 257 == other.maxStep.largest)
      }
    }
  }

  @Test("the last of 16 bits is seen")
  func lastBit() {
    let area = ComparePair([9, 9, 9, 255], [9, 9, 9, 255], 1, 1, .sixteen)
    area.other.bytes.storeBytes(of: 9 * 257 + 1, toByteOffset: 4, as: UInt16.self)
    let tally = area.tally(CompareRule())
    #expect(tally.different == 1 && tally.maxStep == SampleStep(red: 0, green: 0, blue: 1, alpha: 0))
  }

  @Test("a pixel at the limit is the same, one beyond it is not")
  func limits() {
    let area = ComparePair(
      [10, 10, 10, 255, 10, 10, 10, 255], [13, 10, 10, 255, 10, 10, 10, 251], 2, 1, .eight)
    for (limit, count) in [(2.9, 2), (3.0, 1), (3.9, 1), (4.0, 0)] {
      #expect(area.tally(CompareRule(metric: .channel(limit: limit))).different == count)
    }
  }

  @Test("the worst window is the one that a look at all windows finds")
  func windows() {
    var noise = TestNoise(seed: 13)
    for _ in 0..<40 {
      let (width, height, side) = (1 + noise.next(30), 1 + noise.next(30), 1 + noise.next(12))
      let map = CompareMap(width: width, height: height)
      let rows = 0..<height
      for _ in 0..<noise.next(40) {
        let state: CompareState = [.different, .darker, .antialiased, .tolerated][noise.next(4)]
        map.notedRow(noise.next(height))[noise.next(width)] = state.rawValue
      }
      var (largest, corner) = (0, [0, 0])
      let (across, down) = (min(side, width), min(side, height))
      for top in 0...height - down {
        for left in 0...width - across {
          var count = 0
          for y in top..<top + down {
            for x in left..<left + across where [.different, .darker].contains(map[x, y]) { count += 1 }
          }
          // The first of equals.
          if count > largest { (largest, corner) = (count, [left, top]) }
        }
      }
      var count = WindowCount(width: width, height: height, side: side)
      let found = count.largest(map, rows: rows)
      #expect(found.count == largest && [found.x, found.y] == corner)
    }
  }
}
