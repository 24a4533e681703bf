public import BarPixels

/// How much a frame may differ from its golden. The default lets nothing pass.
public struct GoldenTolerance: Hashable, Sendable {
  /// By what two pixels are compared.
  public enum Metric: String, CaseIterable, Hashable, Sendable {
    case exact, yiq, oklab, ciede2000, channel

    /// From here on everything passes.
    public var largestThreshold: Double {
      switch self {
      case .exact: 0
      case .yiq, .oklab: 1
      case .ciede2000: 100
      case .channel: 255
      }
    }
  }

  public var metric = Metric.exact
  /// Pixels up to this far apart are not different; in the metric's unit.
  public var threshold = 0.0
  /// Different pixels that pass. Nil for this and the next two: no limit of this kind; without any, none pass.
  public var maxDiffPixels: Int?
  /// Different pixels that pass as a share of the picture, 0…1.
  public var maxDiffRatio: Double?
  /// Different pixels that pass in the worst window of 32 × 32.
  public var maxWindowPixels: Int?
  /// Pixels that look like smoothed edges do not count.
  public var ignoresAntialiasing = false
  /// What lies under translucent pixels where colours are compared as they are seen.
  public var background = CompareBackground.checkerboard

  public init() {}
}
