import BarGeometry
import BarPixels

/// Reads what `encode(to:)` writes; what follows from the rest is worked out again.
extension ImageDiff: Decodable {
  private enum Key: String, CodingKey {
    case passes, verdict, expected, actual, metric, threshold
    case changed, different, tolerated, aaIgnored, invisible, unpaired, ignored
    case channels, worst, worstTolerated, bounds, window, resizing, limits, notes
  }

  private struct Pixel: Decodable {
    var x: Int
    var y: Int
    var distance: Double
    var deltaE: Double

    var compared: ComparedPixel { ComparedPixel(x: x, y: y, distance: distance, deltaE: deltaE) }
  }

  public init(from decoder: any Decoder) throws {
    let json = try decoder.container(keyedBy: Key.self)
    self.init(
      expected: try json.decode(Side.self, forKey: .expected),
      actual: try json.decode(Side.self, forKey: .actual),
      metric: try json.decode(DiffMetric.self, forKey: .metric),
      threshold: try json.decode(Double.self, forKey: .threshold),
      verdict: try json.decode(DiffVerdict.self, forKey: .verdict),
      passes: try json.decode(Bool.self, forKey: .passes))
    changed = try json.decode(DiffCount.self, forKey: .changed).value
    different = try json.decode(DiffCount.self, forKey: .different).value
    tolerated = try json.decode(DiffCount.self, forKey: .tolerated).value
    aaIgnored = try json.decode(DiffCount.self, forKey: .aaIgnored).value
    invisible = try json.decode(DiffCount.self, forKey: .invisible).value
    unpaired = try json.decode(DiffCount.self, forKey: .unpaired).value
    ignored = try json.decode(DiffCount.self, forKey: .ignored).value
    maxDelta = try json.decode(ChannelLevels.self, forKey: .channels)
    worst = try json.decodeIfPresent(Pixel.self, forKey: .worst)?.compared
    worstTolerated = try json.decodeIfPresent(Pixel.self, forKey: .worstTolerated)?.compared
    bounds = try json.decodeIfPresent(DiffBox.self, forKey: .bounds)?.rect
    window = try json.decodeIfPresent(DiffWindow.self, forKey: .window)
    resizing = try json.decodeIfPresent(DiffResizing.self, forKey: .resizing)
    limits = try json.decode([DiffLimitUse].self, forKey: .limits)
    notes = try json.decode([String].self, forKey: .notes)
  }
}
