/// One kind of work over all counts of an axis.
package struct GrowthSeries {
  package var work: String
  package var points: [(count: Int, sample: GrowthSample)]

  package init(work: String, points: [(count: Int, sample: GrowthSample)]) {
    self.work = work
    self.points = points
  }

  package var timeExponent: Double { exponent(\.cpuSeconds) }
  package var memoryExponent: Double { exponent { Double($0.peakBytes) } }

  /// No worse than linear, in time and in memory.
  package var holds: Bool { max(timeExponent, memoryExponent) <= GrowthFit.limit }

  private func exponent(_ cost: (GrowthSample) -> Double) -> Double {
    GrowthFit.exponent(points.map { (count: Double($0.count), cost: cost($0.sample)) })
  }
}
