public import BarGeometry
public import BarPixels

/// How two pictures are compared. The defaults are strict: exact, and nothing is let pass.
public struct DiffOptions: Hashable, Sendable {
  public var metric = DiffMetric.exact
  /// Pixels up to this far apart are not different; in the metric's unit.
  public var threshold = 0.0
  /// Pixels that look like smoothed edges do not count. How many that were is always said.
  public var ignoresAntialiasing = false
  /// What lies under translucent pixels where a metric compares colours as they are seen.
  public var background = CompareBackground.checkerboard
  /// Boxes that are not compared, in pixels.
  public var ignored: [PixelRect] = []
  public var limits = DiffLimits()
  /// Pixels; the side of the windows in which differences are counted.
  public var window = 32
  /// Colour tags that mean different colours are a difference, not a warning.
  public var comparesColorTags = false
  /// Threads; the result is the same for any number.
  public var jobs = 1

  public init() {}

  var rule: CompareRule {
    CompareRule(
      metric: metric.limited(to: threshold), background: background,
      antialiasing: ignoresAntialiasing ? .ignored : .noted)
  }

  /// - Throws: `DiffError.invalidOption`.
  public func check() throws(DiffError) {
    guard threshold >= 0, threshold <= metric.largestThreshold else {
      throw .invalidOption(
        metric == .exact
          ? "the metric exact takes no threshold; leave it out, or choose another metric"
          : "a threshold of \(threshold) makes no sense with \(metric.rawValue); "
            + "give one from 0 to \(Int(metric.largestThreshold))")
    }
    guard window > 0 else {
      throw .invalidOption("a window of \(window) pixels makes no sense; give a side of 1 or more")
    }
    if let ratio = limits.maxRatio, !(0...1).contains(ratio) {
      throw .invalidOption("a ratio of \(ratio) makes no sense; give one from 0 to 1")
    }
    for count in [limits.maxPixels, limits.maxInWindow] where (count ?? 0) < 0 {
      throw .invalidOption("a limit below 0 makes no sense; give a number of pixels")
    }
  }
}
