/// What the kernels that judge runs of pixels must find, pixel by pixel, and how crowded that is.
package enum ReferenceCompare {
  /// Distances in the metric's own unit, and states before smoothed edges are looked for.
  package static func judge(
    _ metric: CompareMetric, _ expected: [UInt32], _ actual: [UInt32]
  ) -> [(distance: Double, state: CompareState)] {
    switch metric {
    case .exact: judge(ChannelMetric(limit: 0, isExact: true), expected, actual)
    case .channel(let limit): judge(ChannelMetric(limit: limit), expected, actual)
    case .yiq(let limit): judge(YIQMetric(limit: limit, background: .white), expected, actual)
    case .oklab(let limit): judge(OKLabMetric(limit: limit, background: .white), expected, actual)
    case .ciede2000(let limit): judge(CIEDE2000Metric(limit: limit, background: .white), expected, actual)
    }
  }

  private static func judge(
    _ metric: some PixelMetric, _ expected: [UInt32], _ actual: [UInt32]
  ) -> [(distance: Double, state: CompareState)] {
    zip(expected, actual).map { one, other in
      let found = metric.judge(one.samples, other.samples, 0)
      guard one != other else { return (found.distance, .same) }
      return (found.distance, !found.isDifferent ? .tolerated : found.isDarker ? .darker : .different)
    }
  }

  /// The first of the `side` neighbouring columns with the largest sum.
  package static func mostCrowded(_ columns: [Int32], side: Int) -> (sum: Int32, start: Int)? {
    guard columns.count >= side else { return nil }
    let sums = (0...(columns.count - side)).map { columns[$0..<($0 + side)].reduce(0, +) }
    let largest = sums.max() ?? 0
    return (largest, sums.firstIndex(of: largest) ?? 0)
  }

  /// OKLab's tables, which the kernel is given.
  package static var oklabTables: (light: UnsafePointer<Double>, roots: UnsafePointer<Double>) {
    (LinearLight.entries.pointer, OKLabMetric.cubeRoots.pointer)
  }
}
