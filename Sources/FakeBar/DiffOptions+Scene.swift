package import BarGolden
package import BarStage

extension DiffOptions {
  /// What a scene says about differences; boxes to leave out are added by frame.
  package init(_ tolerance: GoldenTolerance) {
    self.init()
    metric = DiffMetric(tolerance.metric)
    threshold = tolerance.threshold
    ignoresAntialiasing = tolerance.ignoresAntialiasing
    background = tolerance.background
    limits = DiffLimits(
      maxPixels: tolerance.maxDiffPixels, maxRatio: tolerance.maxDiffRatio,
      maxInWindow: tolerance.maxWindowPixels)
  }
}

extension DiffMetric {
  init(_ metric: GoldenTolerance.Metric) {
    self =
      switch metric {
      case .exact: .exact
      case .yiq: .yiq
      case .oklab: .oklab
      case .ciede2000: .ciede2000
      case .channel: .channel
      }
  }
}
