import BarPixels
import CBarKernels
import Testing

/// Comparing runs of pixels, in every table that this CPU can run, against the metrics pixel by pixel.
@Suite("Runs of pixels judged")
struct JudgeKernelTests {
  private let tables = ["plain", "avx2", "avx512"].compactMap { (name: String) in bk_named(name)?.pointee }

  // Of the steps of one bit that `words` makes some are at the limit of 4.
  private static let metrics: [CompareMetric] = [
    .exact, .channel(limit: 0), .channel(limit: 4), .yiq(limit: 0), .yiq(limit: 0.05), .yiq(limit: 0.9),
    .oklab(limit: 0), .oklab(limit: 0.05), .oklab(limit: 1),
  ]

  private func judge(
    _ table: bk_table, _ metric: CompareMetric, _ run: inout bk_judged, _ a: [UInt32], _ b: [UInt32]
  ) -> Bool {
    switch metric {
    case .exact: table.judge_channel(&run, a, b, a.count, -1)
    case .channel(let limit): table.judge_channel(&run, a, b, a.count, limit)
    // pixelmatch's largest distance.
    case .yiq(let limit): table.judge_yiq(&run, a, b, a.count, 35215 * limit * limit)
    case .oklab(let limit):
      table.judge_oklab(
        &run, a, b, a.count, limit, ReferenceCompare.oklabTables.light, ReferenceCompare.oklabTables.roots)
    case .ciede2000: false
    }
  }

  /// Opaque words, and others that differ in about one of `rarity`, by little or by much.
  private func words(_ noise: inout TestNoise, _ count: Int, rarity: UInt32) -> [[UInt32]] {
    let one = (0..<count).map { _ in noise.next() << 16 | noise.next() | 0xFF00_0000 }
    let other = one.map { word in
      guard noise.next() % rarity == 0 else { return word }
      return noise.next() % 2 == 0
        ? word ^ (1 << (noise.next() % 24)) : noise.next() << 16 | noise.next() | 0xFF00_0000
    }
    return [one, other]
  }

  @Test("distances are those of the metric to the last bit, and so are states and counts", arguments: metrics)
  func runs(_ metric: CompareMetric) {
    var noise = TestNoise(seed: 67)
    for count in 1...Int(BK_RUN) {
      for rarity in [1, 2, 20] as [UInt32] {
        let pair = words(&noise, count, rarity: rarity)
        let expected = ReferenceCompare.judge(metric, pair[0], pair[1])
        for table in tables {
          var run = bk_judged()
          #expect(judge(table, metric, &run, pair[0], pair[1]))
          let distances = withUnsafeBytes(of: run.distances) { Array($0.bindMemory(to: Double.self)) }
          let states = withUnsafeBytes(of: run.states) { Array($0) }
          #expect(distances.prefix(count) == expected.map(\.distance)[...])
          #expect(states.prefix(count) == expected.map(\.state.rawValue)[...])
          #expect(states.dropFirst(count).allSatisfy { $0 == CompareState.same.rawValue })
          expectSums(run, expected, pair)
        }
      }
    }
  }

  private func expectSums(
    _ run: bk_judged, _ expected: [(distance: Double, state: CompareState)], _ pair: [[UInt32]]
  ) {
    let changed = expected.filter { $0.state != .same }
    #expect(Int(run.changed) == changed.count)
    #expect(Int(run.different) == changed.count { $0.state != .tolerated })
    #expect(run.worst == changed.map(\.distance).max() ?? -1)
    #expect(run.worst_tolerated == changed.filter { $0.state == .tolerated }.map(\.distance).max() ?? -1)
    let found = [run.steps.0, run.steps.1, run.steps.2, run.steps.3]
    for (channel, step) in found.enumerated() {
      func level(_ word: UInt32) -> Int { Int(word >> UInt32(channel * 8)) & 255 }
      let steps = zip(pair[0], pair[1]).map { abs(level($0) - level($1)) }
      #expect(Int(step) == steps.max())
    }
  }

  @Test(
    "a changed pixel that is translucent in either picture is left to others; one that is the same is not")
  func translucent() {
    var noise = TestNoise(seed: 71)
    for at in [0, 1, 31, 63] {
      let pair = words(&noise, 64, rarity: 3)
      for table in tables {
        for metric in Self.metrics {
          var run = bk_judged()
          for (a, b) in [(0x8000_0000, 0xFF00_0000), (0xFE01_0203, 0xFE01_0204)] as [(UInt32, UInt32)] {
            var (one, other) = (pair[0], pair[1])
            (one[at], other[at]) = (a, b)
            #expect(!judge(table, metric, &run, one, other))
            #expect(!judge(table, metric, &run, other, one))
            other[at] = a
            #expect(judge(table, metric, &run, one, other))
          }
        }
      }
    }
  }

  @Test("the most crowded columns are the first ones with the largest sum, in every table")
  func crowds() {
    var noise = TestNoise(seed: 73)
    for count in [1, 2, 5, 31, 32, 33, 64, 65, 100, 257] {
      for side in [1, 2, 7, 32, 64, 300] {
        for rarity in [1, 4, 40] as [UInt32] {
          let columns = (0..<count).map { _ in noise.next() % rarity == 0 ? Int32(noise.next(side + 1)) : 0 }
          let expected = ReferenceCompare.mostCrowded(columns, side: side)
          for table in tables {
            let found = table.most_crowded(columns, count, side, -1)
            #expect(found.sum == expected?.sum ?? -1)
            #expect(found.start == expected?.start ?? 0)
            // Nothing more than what is there already: that stays.
            #expect(table.most_crowded(columns, count, side, found.sum).sum == found.sum)
          }
        }
      }
    }
  }

  @Test("columns count the states that are different, darker ones too")
  func columns() {
    var noise = TestNoise(seed: 79)
    let kinds: [CompareState] = [.same, .tolerated, .antialiased, .different, .darker]
    for count in 1...70 {
      let states = (0..<count).map { _ in kinds[noise.next(5)] }
      for table in tables {
        for step in [1, -1] as [Int32] {
          var columns = [Int32](repeating: 5, count: count)
          table.count_different(&columns, states.map(\.rawValue), count, step)
          #expect(columns == states.map { $0 == .different || $0 == .darker ? 5 + step : 5 })
        }
      }
    }
  }
}
