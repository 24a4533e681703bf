import BarGeometry

/// As `fakebar diff --json` prints it.
extension PixelDiff: Codable {
  private enum Key: String, CodingKey {
    case equal, width, height, different, ratio, maxDelta, channels, aaIgnored, invisible, bounds, expected,
      actual
    case x, y
  }

  public func encode(to encoder: any Encoder) throws {
    var json = encoder.container(keyedBy: Key.self)
    try json.encode(isEqual, forKey: .equal)
    try json.encode(width, forKey: .width)
    try json.encode(height, forKey: .height)
    try json.encode(different, forKey: .different)
    try json.encode(ratio, forKey: .ratio)
    try json.encode(maxDelta.largest, forKey: .maxDelta)
    try json.encode(maxDelta, forKey: .channels)
    // Comparing exactly ignores nothing.
    try json.encode(0, forKey: .aaIgnored)
    try json.encode(alphaInvisible, forKey: .invisible)
    for (key, width, height) in [
      (Key.expected, expectedWidth, expectedHeight), (Key.actual, actualWidth, actualHeight),
    ] {
      var size = json.nestedContainer(keyedBy: Key.self, forKey: key)
      try size.encode(width, forKey: .width)
      try size.encode(height, forKey: .height)
    }
    guard let bounds else { return try json.encodeNil(forKey: .bounds) }
    var rect = json.nestedContainer(keyedBy: Key.self, forKey: .bounds)
    try rect.encode(bounds.x, forKey: .x)
    try rect.encode(bounds.y, forKey: .y)
    try rect.encode(bounds.width, forKey: .width)
    try rect.encode(bounds.height, forKey: .height)
  }

  public init(from decoder: any Decoder) throws {
    let json = try decoder.container(keyedBy: Key.self)
    let expected = try json.nestedContainer(keyedBy: Key.self, forKey: .expected)
    let actual = try json.nestedContainer(keyedBy: Key.self, forKey: .actual)
    var bounds: PixelRect?
    if try !json.decodeNil(forKey: .bounds) {
      let rect = try json.nestedContainer(keyedBy: Key.self, forKey: .bounds)
      bounds = PixelRect(
        x: try rect.decode(Int.self, forKey: .x), y: try rect.decode(Int.self, forKey: .y),
        width: try rect.decode(Int.self, forKey: .width),
        height: try rect.decode(Int.self, forKey: .height))
    }
    self.init(
      expectedWidth: try expected.decode(Int.self, forKey: .width),
      expectedHeight: try expected.decode(Int.self, forKey: .height),
      actualWidth: try actual.decode(Int.self, forKey: .width),
      actualHeight: try actual.decode(Int.self, forKey: .height),
      different: try json.decode(Int.self, forKey: .different),
      alphaInvisible: try json.decode(Int.self, forKey: .invisible),
      maxDelta: try json.decode(ChannelDelta.self, forKey: .channels), bounds: bounds)
  }
}
