public import BarGeometry
public import BarPixels

/// How two pictures differ.
///
/// Every changed pixel is in one of four counts: `changed` = `different` + `tolerated` + `aaIgnored`, and
/// `invisible` and `unpaired` tell how many of them are of a special kind.
public struct ImageDiff: Hashable, Sendable {
  /// One of the two.
  public struct Side: Hashable, Sendable, Codable {
    /// Pixels.
    public var width: Int
    public var height: Int
    /// Bits of a sample.
    public var depth: Int
    /// “PNG, 8-bit RGB, interlaced”.
    public var encoding: String
    /// “sRGB (sRGB over gAMA)”.
    public var colorTags: String

    package init(width: Int, height: Int, depth: Int, encoding: String, colorTags: String) {
      (self.width, self.height, self.depth) = (width, height, depth)
      (self.encoding, self.colorTags) = (encoding, colorTags)
    }
  }

  public var expected: Side
  public var actual: Side
  public var metric: DiffMetric
  public var threshold: Double
  public var verdict: DiffVerdict
  /// Whether all that differs is allowed.
  public var passes: Bool
  /// Pixels of which any sample is not the same.
  public var changed = 0
  /// Of the changed: beyond the threshold and counted.
  public var different = 0
  /// Of the changed: within the threshold.
  public var tolerated = 0
  /// Of the changed: beyond the threshold, but not counted as they look like smoothed edges.
  public var aaIgnored = 0
  /// Of the changed: both are fully transparent, so nobody can see the difference.
  public var invisible = 0
  /// Of the changed: only one picture has them.
  public var unpaired = 0
  /// Pixels in boxes that were not compared.
  public var ignored = 0
  /// The largest step of each channel over the changed pixels that both have, in levels of 8 bits, 0…255, with a
  /// fraction when a file has 16 bits.
  public var maxDelta = ChannelLevels.zero
  /// The changed pixel that is furthest apart.
  public var worst: ComparedPixel?
  /// The same among the tolerated ones: how much of the threshold was used.
  public var worstTolerated: ComparedPixel?
  /// The smallest rectangle that holds every different pixel.
  public var bounds: PixelRect?
  /// The window that holds the most different pixels.
  public var window: DiffWindow?
  /// What was inserted or removed, when the sizes differ.
  public var resizing: DiffResizing?
  public var limits: [DiffLimitUse] = []
  /// What else there is to say, one sentence each.
  public var notes: [String] = []

  package init(
    expected: Side, actual: Side, metric: DiffMetric, threshold: Double, verdict: DiffVerdict, passes: Bool
  ) {
    self.expected = expected
    self.actual = actual
    self.metric = metric
    self.threshold = threshold
    self.verdict = verdict
    self.passes = passes
  }

  /// Pixels; of the rectangle that covers both pictures.
  public var width: Int { max(expected.width, actual.width) }
  public var height: Int { max(expected.height, actual.height) }
  public var isSameSize: Bool { expected.width == actual.width && expected.height == actual.height }
  /// The largest share of a limit that was used.
  var allowanceUse: Double { limits.map(\.share).max() ?? 0 }
  /// No pixel was compared.
  var isAllIgnored: Bool { ignored >= width * height }
  /// No pixel is different.
  public var isEqual: Bool { different == 0 && isSameSize }
  /// The part of the covering rectangle that is different, 0…1.
  public var ratio: Double { Double(different) / Double(width * height) }
}
