extension Kernels {
  /// Compares `columns` of `rows`.
  ///
  /// - Parameters:
  ///   - map: where to note what was found; where nothing has changed it is not written.
  ///   - columns: ascending, not overlapping, within the area.
  ///
  /// Every row within `CompareArea.reach` of `rows` that the area has is in memory. Cost: O(pixels); equal
  /// stretches at the speed of memory.
  public static func compare(
    _ area: CompareArea, rows: Range<Int>, columns: [Range<Int>], rule: CompareRule,
    map: CompareMap?
  ) -> CompareTally {
    switch area.depth {
    case .eight:
      compare(area, UInt32.self, rows, columns, rule, map)
    case .sixteen:
      compare(area, UInt64.self, rows, columns, rule, map)
    }
  }

  private static func compare<Pixel: SamplePixel>(
    _ area: CompareArea, _ type: Pixel.Type, _ rows: Range<Int>, _ columns: [Range<Int>],
    _ rule: CompareRule, _ map: CompareMap?
  ) -> CompareTally {
    let edges = EdgeDetector<Pixel>(area, rule)
    switch rule.metric {
    case .exact:
      return compare(area, ChannelMetric(limit: 0, isExact: true), edges, rows, columns, map)
    case .channel(let limit):
      return compare(area, ChannelMetric(limit: limit), edges, rows, columns, map)
    case .yiq(let limit):
      let metric = YIQMetric(limit: limit, background: rule.background)
      return compare(area, metric, edges, rows, columns, map)
    case .oklab(let limit):
      let metric = OKLabMetric(limit: limit, background: rule.background)
      return compare(area, metric, edges, rows, columns, map)
    case .ciede2000(let limit):
      let metric = CIEDE2000Metric(limit: limit, background: rule.background)
      return compare(area, metric, edges, rows, columns, map)
    }
  }

  private static func compare<Pixel: SamplePixel, Metric: PixelMetric>(
    _ area: CompareArea, _ metric: Metric, _ edges: EdgeDetector<Pixel>, _ rows: Range<Int>,
    _ columns: [Range<Int>], _ map: CompareMap?
  ) -> CompareTally {
    var tally = CompareTally()
    let run = JudgedRun()
    for y in rows {
      let row = ComparedRow(area, y: y, edges: edges, map: map)
      for span in columns { row.compare(span, metric, run, into: &tally) }
    }
    return tally
  }
}
