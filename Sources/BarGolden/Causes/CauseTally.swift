/// Collects what changed over the frames of a step and gives its causes.
struct CauseTally {
  private struct Key: Hashable {
    var layer: String?
    var property: String
    var words: String?
  }

  private struct Entry {
    var frames: [Int] = []
    var values: [(old: LayerValue, new: LayerValue)] = []
    var pixels = 0.0
    var area = 0.0
  }

  private var keys: [Key] = []
  private var entries: [Key: Entry] = [:]
  /// Over all frames: different pixels, and square points of changed layers.
  private var pixels = 0.0
  private var area = 0.0

  /// Adds a frame; frames come in ascending order.
  /// - Parameters:
  ///   - pixels: for each changed layer the different pixels that it explains, then those that nothing explains;
  ///     nil where no pictures were compared.
  mutating func add(_ changes: ListChanges, frame: Int, pixels counts: [Int]?) {
    for (index, layer) in changes.layers.enumerated() {
      let area = changes.area(index)
      let count = Double(counts?[index] ?? 0)
      self.area += area
      pixels += count
      for change in layer.changes { add(change, of: layer.name, frame, count, area) }
    }
    guard let rest = counts?.last, rest > 0 else { return }
    pixels += Double(rest)
    add(LayerChange("pixels", is: "differ"), of: nil, frame, Double(rest), 0)
  }

  private mutating func add(
    _ change: LayerChange, of layer: String?, _ frame: Int, _ pixels: Double, _ area: Double
  ) {
    let key = Key(layer: layer, property: change.property, words: change.words)
    if entries[key] == nil { keys.append(key) }
    var entry = entries.removeValue(forKey: key) ?? Entry()
    if entry.frames.last != frame { entry.frames.append(frame) }
    if let old = change.old, let new = change.new { entry.values.append((old, new)) }
    entry.pixels += pixels
    entry.area += area
    entries[key] = entry
  }

  /// The largest share first, otherwise in the order in which they were found. Shares are of the different pixels;
  /// where there are none of the area of changed layers, and where that is nothing all are alike.
  var causes: [GoldenCause] {
    let causes = keys.map { key -> GoldenCause in
      let entry = entries[key] ?? Entry()
      let share =
        pixels > 0 ? entry.pixels / pixels : area > 0 ? entry.area / area : 1 / Double(max(keys.count, 1))
      return GoldenCause(
        layer: key.layer, property: key.property, change: key.words ?? Self.words(entry.values),
        frames: entry.frames, share: min(share, 1))
    }
    return causes.enumerated().sorted { one, other in
      one.element.share == other.element.share
        ? one.offset < other.offset : one.element.share > other.element.share
    }.map(\.element)
  }

  /// “−8 pt”, “−8 … −2 pt”, “0.62 → 0.6”; of values without amounts that vary the first and the last change.
  private static func words(_ values: [(old: LayerValue, new: LayerValue)]) -> String {
    guard let first = values.first, let last = values.last else { return "differs" }
    let isSame = values.allSatisfy { $0.old == first.old && $0.new == first.new }
    let amounts = values.compactMap { pair in
      // Rounded as lists are, so that sums of fractions do not tell equal moves apart.
      pair.old.amount.flatMap { old in pair.new.amount.map { (($0 - old) * 1000).rounded() / 1000 } }
    }
    let unit = first.old.points == nil ? "" : " pt"
    guard amounts.count == values.count, !(isSame && unit.isEmpty), let least = amounts.min(),
      let most = amounts.max()
    else {
      let words = "\(first.old.words) → \(first.new.words)"
      return isSame ? words : "\(words) … \(last.old.words) → \(last.new.words)"
    }
    if least == most { return Phrase.signed(least) + unit }
    return "\(Phrase.signed(least)) … \(Phrase.signed(most))\(unit)"
  }
}
