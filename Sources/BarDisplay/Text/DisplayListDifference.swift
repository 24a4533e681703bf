/// What differs between two display lists, in words: what a failed text golden says.
///
///     size 393x852 → 390x844
///     layer bar/left/0 is gone
///     layer bar/right/0 is new
///     order changed: layer bar/back is before layer bar/title
///     layer bar/title: opacity 0.62 → 0.6
///
/// Layers are matched by name among their siblings, the second of a name with the second. Of a layer that
/// is new or gone only the layer itself is listed, not what it contains; of a drawing the first shape.
public enum DisplayListDifference {
  /// The differences from the `old` list (the golden) to the `new` one in painting order; empty when they
  /// are equal, even if their texts are not (an accent of its own or composed is the same string in Swift).
  /// More than `limit` are cut off, and a last line says how many. Cost: linear in the lists.
  public static func lines(from old: DisplayList, to new: DisplayList, limit: Int = 20) -> [String] {
    capped(differences(old, new), limit: limit)
  }

  /// The same for the frames of a golden, matched by label; each line names its frame.
  public static func lines(
    from old: [(label: String, list: DisplayList)], to new: [(label: String, list: DisplayList)],
    limit: Int = 20
  ) -> [String] {
    func subject(_ frame: (label: String, list: DisplayList)) -> String {
      "frame " + Phrase.quoted(frame.label)
    }
    let matching = Matching(old.map(subject), new.map(subject))
    var lines = matching.lines
    for pair in matching.pairs {
      lines += differences(old[pair.old].list, new[pair.new].list).map {
        subject(new[pair.new]) + ": " + $0
      }
    }
    return capped(lines, limit: limit)
  }

  private static func capped(_ lines: [String], limit: Int) -> [String] {
    guard lines.count > limit else { return lines }
    return Array(lines.prefix(max(limit, 0))) + ["… and \(lines.count - max(limit, 0)) more"]
  }

  private static func differences(_ old: DisplayList, _ new: DisplayList) -> [String] {
    change("size", old.size, new.size, Phrase.size) + change("scale", old.scale, new.scale, Phrase.number)
      + layers(old.layers, new.layers)
  }

  /// "opacity 0.62 → 0.6"; nothing when both are equal.
  static func change<Value: Equatable>(
    _ property: String, _ old: Value, _ new: Value, _ phrase: (Value) -> String
  ) -> [String] {
    old == new ? [] : ["\(property) \(phrase(old)) → \(phrase(new))"]
  }
}
