/// Reads what `encode(to:)` writes; what follows from the rest is worked out again.
extension AnimationDiff: Decodable {
  private enum Key: String, CodingKey {
    case verdict, expected, actual, frames, first, tolerated, notes
    case width, height, different, compared, maxDelta, aaIgnored, invisible, bounds
  }

  public init(from decoder: any Decoder) throws {
    let json = try decoder.container(keyedBy: Key.self)
    self.init(
      expected: try json.decode(Side.self, forKey: .expected),
      actual: try json.decode(Side.self, forKey: .actual),
      verdict: try json.decode(AnimationVerdict.self, forKey: .verdict))
    totals.width = try json.decode(DiffCount.self, forKey: .width).value
    totals.height = try json.decode(DiffCount.self, forKey: .height).value
    totals.different = try json.decode(DiffCount.self, forKey: .different).value
    totals.compared = try json.decode(DiffCount.self, forKey: .compared).value
    totals.maxDelta = try json.decode(Double.self, forKey: .maxDelta)
    totals.aaIgnored = try json.decode(DiffCount.self, forKey: .aaIgnored).value
    totals.invisible = try json.decode(DiffCount.self, forKey: .invisible).value
    totals.bounds = try json.decodeIfPresent(DiffBox.self, forKey: .bounds)?.rect
    pairs = try json.decode([FramePair].self, forKey: .frames)
    first = try json.decodeIfPresent(ImageDiff.self, forKey: .first)
    tolerated = try json.decodeIfPresent(ImageDiff.self, forKey: .tolerated)
    notes = try json.decode([String].self, forKey: .notes)
  }
}
