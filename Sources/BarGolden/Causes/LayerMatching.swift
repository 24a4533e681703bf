import BarDisplay

/// Which of two lists of siblings belong together: those of a name, in their order. What is gone keeps its place
/// among those that stayed, so that all can be gone through in the order of painting.
struct LayerMatching {
  /// At least one of the two is there.
  struct Pair {
    var old: Layer?
    var new: Layer?
    /// Of the siblings of its name it is this one, from 0.
    var occurrence: Int
  }

  private(set) var pairs: [Pair] = []
  /// The first of the new layers that lies below another which it lay above before, and that other.
  private(set) var reordered: (layer: Layer, below: Layer)?

  /// Cost: O(layers).
  init(_ old: [Layer], _ new: [Layer]) {
    // By name, the last first: popLast then takes them in order.
    var waiting: [String: [Int]] = [:]
    for index in old.indices.reversed() { waiting[old[index].name, default: []].append(index) }
    var seen: [String: Int] = [:]
    let matches = new.map { layer in
      defer { seen[layer.name, default: 0] += 1 }
      return (old: waiting[layer.name]?.popLast(), occurrence: seen[layer.name, default: 0])
    }
    let gone = Set(waiting.values.joined()).sorted()
    var next = 0
    func addGone(before limit: Int) {
      while next < gone.count, gone[next] < limit {
        let layer = old[gone[next]]
        pairs.append(Pair(old: layer, new: nil, occurrence: seen[layer.name, default: 0]))
        seen[layer.name, default: 0] += 1
        next += 1
      }
    }
    var highest = (old: -1, new: -1)
    for (index, match) in matches.enumerated() {
      if let place = match.old {
        addGone(before: place)
        if place < highest.old, reordered == nil { reordered = (new[highest.new], new[index]) }
        if place > highest.old { highest = (place, index) }
      }
      pairs.append(Pair(old: match.old.map { old[$0] }, new: new[index], occurrence: match.occurrence))
    }
    addGone(before: old.count)
  }
}
