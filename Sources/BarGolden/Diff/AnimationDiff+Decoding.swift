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
    totals.width = try json.decode(Int.self, forKey: .width)
    totals.height = try json.decode(Int.self, forKey: .height)
    totals.different = try json.decode(Int.self, forKey: .different)
    totals.compared = try json.decode(Int.self, forKey: .compared)
    totals.maxDelta = try json.decode(Double.self, forKey: .maxDelta)
    totals.aaIgnored = try json.decode(Int.self, forKey: .aaIgnored)
    totals.invisible = try json.decode(Int.self, forKey: .invisible)
    totals.bounds = try json.decodeIfPresent(DiffBox.self, forKey: .bounds)?.rect
    pairs = try json.decode([FramePair].self, forKey: .frames)
    first = try json.decodeIfPresent(ImageDiff.self, forKey: .first)
    tolerated = try json.decodeIfPresent(ImageDiff.self, forKey: .tolerated)
    notes = try json.decode([String].self, forKey: .notes)
  }
}
