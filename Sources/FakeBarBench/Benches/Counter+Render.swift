import BarRendering

extension Counter {
  /// A compositor's counters, per unit.
  static func all(_ counters: RenderCounters, units: Int) -> [Counter] {
    [
      ("rasterisations", counters.rasterizations), ("flattenings", counters.flattenings),
      ("blurs", counters.blurs), ("isolations", counters.isolations),
      ("copied pixels", counters.copiedPixels), ("blended pixels", counters.blendedPixels),
      ("repeated pixels", counters.repeatedPixels), ("reused backdrops", counters.reusedBackdrops),
      ("occluded layers", counters.occludedLayers),
    ].map { Counter(name: $0.0, count: Double($0.1) / Double(units)) }
  }
}
