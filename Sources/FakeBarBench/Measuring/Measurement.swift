/// What the rounds of one bench gave: our figure, then those of all rivals, measured or not.
package struct Measurement {
  // Not the bench itself: that would keep the pictures of all benches until the end.
  package var name: String
  package var unit: String
  package var units: Int
  package private(set) var figures: [Figure]
  package var counters: [Counter]

  /// - Parameter figures: of `ours` and all rivals, in the bench's order, with times but no ratios yet.
  package init(_ bench: Bench, figures: [Figure], counters: [Counter]) {
    (name, unit, units) = (bench.name, bench.unit, bench.units)
    self.counters = counters
    let ours = figures[0]
    let all = figures + bench.differences.map { Self.difference($0, figures) }
    precondition(
      bench.bars.allSatisfy { bar in all.contains { $0.name == bar.rival } }, "a bar names a row of its bench"
    )
    self.figures = [ours] + all.dropFirst().map { Self.judged($0, beside: ours, bench.bars) }
  }

  package var ours: Figure { figures[0] }

  package var holds: Bool { !figures.contains { $0.verdict == .missed } }

  private static func judged(_ figure: Figure, beside ours: Figure, _ bars: [Bar]) -> Figure {
    var figure = figure
    let pairs = Array(zip(figure.times, ours.times))
    var slowdown: Double?
    if !pairs.isEmpty {
      figure.ratio = Spread(pairs.map { $0 / $1 })
      slowdown = Spread(pairs.map { $1 / $0 }).median
    }
    figure.findings = bars.filter { $0.rival == figure.name }.map { bar in
      let found: Double? =
        switch bar.measure {
        case .share, .speedup: figure.ratio?.median
        case .slowdown: slowdown
        case .fileSize: ratio(ours.fileBytes, figure.fileBytes)
        }
      return Figure.Finding(bar: bar, found: found)
    }
    return figure
  }

  private static func difference(_ difference: Difference, _ figures: [Figure]) -> Figure {
    var result = Figure(name: difference.name)
    let parts = [difference.whole, difference.part].compactMap { name in figures.first { $0.name == name } }
    if let absent = parts.first(where: { $0.times.isEmpty }) {
      result.absence = absent.absence
    } else if parts.count == 2 {
      result.times = zip(parts[0].times, parts[1].times).map { $0 - $1 }
    }
    return result
  }

  private static func ratio(_ a: Int?, _ b: Int?) -> Double? {
    guard let a, let b, b > 0 else { return nil }
    return Double(a) / Double(b)
  }
}
