/// As `fakebar diff --json` prints it.
extension AnimationDiff: Encodable {
  private enum Key: String, CodingKey {
    case kind, equal, passes, verdict, expected, actual, firstDifferent, differentFrames, frames, first,
      tolerated, notes
    case width, height, different, compared, ratio, maxDelta, aaIgnored, invisible, bounds
  }

  public func encode(to encoder: any Encoder) throws {
    var json = encoder.container(keyedBy: Key.self)
    try json.encode("animation", forKey: .kind)
    try json.encode(passes, forKey: .equal)
    try json.encode(passes, forKey: .passes)
    try json.encode(verdict, forKey: .verdict)
    try json.encode(expected, forKey: .expected)
    try json.encode(actual, forKey: .actual)
    try json.encode(totals.width, forKey: .width)
    try json.encode(totals.height, forKey: .height)
    try json.encode(totals.different, forKey: .different)
    try json.encode(totals.compared, forKey: .compared)
    try json.encode(Double(totals.different) / Double(max(1, totals.compared)), forKey: .ratio)
    try json.encode(totals.maxDelta, forKey: .maxDelta)
    try json.encode(totals.aaIgnored, forKey: .aaIgnored)
    try json.encode(totals.invisible, forKey: .invisible)
    try json.encode(totals.bounds.map(DiffBox.init), forKey: .bounds)
    try json.encode(firstDifferent, forKey: .firstDifferent)
    try json.encode(differentPairs, forKey: .differentFrames)
    try json.encode(pairs, forKey: .frames)
    try json.encode(first, forKey: .first)
    try json.encodeIfPresent(tolerated, forKey: .tolerated)
    try json.encode(notes, forKey: .notes)
  }
}
