import FakeBarBench
import Testing

@Suite struct GrowthFitTests {
  private static let counts: [Double] = [10, 20, 50, 100, 200, 500, 1000]

  private func exponent(_ cost: (Double) -> Double) -> Double {
    GrowthFit.exponent(Self.counts.map { (count: $0, cost: cost($0)) })
  }

  @Test("a straight line has the power 1, whatever is fixed", arguments: [0.0, 5, 500])
  func linear(fixed: Double) {
    #expect(abs(exponent { fixed + 3 * $0 } - 1) < 1e-9)
  }

  @Test("a square has the power 2") func quadratic() {
    #expect(abs(exponent { 0.5 * $0 * $0 } - 2) < 1e-9)
  }

  @Test("what is quadratic is seen over a fixed cost and a linear one, too")
  func mixed() {
    #expect(exponent { 100 + $0 + 0.01 * $0 * $0 } > 1.5)
  }

  @Test("n log n is worse than linear") func logarithm() {
    let power = exponent { $0 * logarithm($0) }
    #expect(power > GrowthFit.limit)
    #expect(power < 1.3)
  }

  @Test("what stays the same but for its noise has the power 0") func flat() {
    #expect(exponent { 80 + ($0 == 1000 ? 15 : 0) } == 0)
  }

  @Test("a root has half the power") func root() {
    #expect(abs(exponent { $0.squareRoot() } - 0.5) < 0.1)
  }

  @Test("a line that begins to show late is a line") func hidden() {
    #expect(exponent { max(62, 55 + 0.4 * $0) } <= GrowthFit.limit)
  }

  @Test("a tenth of noise on a line is no verdict", arguments: [3, 4, 5, 6])
  func noise(point: Int) {
    let count = Self.counts[point]
    #expect(exponent { $0 == count ? 1.1 * $0 : $0 } <= GrowthFit.limit)
  }

  @Test("a series holds only when time and memory do") func series() {
    func series(_ cpu: @escaping (Double) -> Double, _ peak: @escaping (Double) -> Double) -> GrowthSeries {
      GrowthSeries(
        work: "render",
        points: Self.counts.map { count in
          let sample = GrowthSample(
            work: "render", cpuSeconds: cpu(count), wallSeconds: 0, peakBytes: Int(peak(count)))
          return (count: Int(count), sample: sample)
        })
    }
    #expect(series({ $0 }, { 1000 * $0 }).holds)
    #expect(!series({ $0 * $0 }, { 1000 * $0 }).holds)
    #expect(!series({ $0 }, { $0 * $0 }).holds)
  }

  /// Of base 2, by the definition.
  private func logarithm(_ value: Double) -> Double {
    var (rest, whole) = (value, 0.0)
    while rest >= 2 { (rest, whole) = (rest / 2, whole + 1) }
    var (part, result) = (0.5, whole)
    for _ in 0..<40 {
      rest *= rest
      if rest >= 2 { (rest, result) = (rest / 2, result + part) }
      part /= 2
    }
    return result
  }
}
