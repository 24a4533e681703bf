import BarGeometry
import BarPixels

/// As `fakebar diff --json` prints it: every count and every limit, null for what there is none of.
extension ImageDiff: Encodable {
  private enum Key: String, CodingKey {
    case kind, equal, passes, verdict, width, height, expected, actual, metric, threshold
    case changed, different, ratio, tolerated, aaIgnored, invisible, unpaired, ignored
    case maxDelta, channels, worst, worstTolerated, bounds, window, resizing, limits, notes
    case x, y, distance, deltaE
  }

  public func encode(to encoder: any Encoder) throws {
    var json = encoder.container(keyedBy: Key.self)
    try json.encode("image", forKey: .kind)
    try json.encode(isEqual, forKey: .equal)
    try json.encode(passes, forKey: .passes)
    try json.encode(verdict, forKey: .verdict)
    try json.encode(width, forKey: .width)
    try json.encode(height, forKey: .height)
    try json.encode(expected, forKey: .expected)
    try json.encode(actual, forKey: .actual)
    try json.encode(metric, forKey: .metric)
    try json.encode(threshold, forKey: .threshold)
    for (key, count) in [
      (Key.changed, changed), (.different, different), (.tolerated, tolerated), (.aaIgnored, aaIgnored),
      (.invisible, invisible), (.unpaired, unpaired), (.ignored, ignored),
    ] {
      try json.encode(count, forKey: key)
    }
    try json.encode(ratio, forKey: .ratio)
    try json.encode(maxDelta.largest, forKey: .maxDelta)
    try json.encode(maxDelta, forKey: .channels)
    try encode(worst, .worst, &json)
    try encode(worstTolerated, .worstTolerated, &json)
    try json.encode(window, forKey: .window)
    try json.encode(resizing, forKey: .resizing)
    try json.encode(limits, forKey: .limits)
    try json.encode(notes, forKey: .notes)
    try json.encode(bounds.map(DiffBox.init), forKey: .bounds)
  }

  private func encode(
    _ pixel: ComparedPixel?, _ key: Key, _ json: inout KeyedEncodingContainer<Key>
  ) throws {
    guard let pixel else { return try json.encodeNil(forKey: key) }
    var nested = json.nestedContainer(keyedBy: Key.self, forKey: key)
    try nested.encode(pixel.x, forKey: .x)
    try nested.encode(pixel.y, forKey: .y)
    try nested.encode(pixel.distance, forKey: .distance)
    try nested.encode(pixel.deltaE, forKey: .deltaE)
  }
}
