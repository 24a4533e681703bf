extension DisplayListDifference {
  /// Which of two sequences' members belong together: those of the same name, in their order.
  struct Matching {
    private(set) var lines: [String] = []
    /// Indices of the members that both have, in the new order.
    private(set) var pairs: [(old: Int, new: Int)] = []

    init(_ old: [String], _ new: [String]) {
      // Per name, the last one first: popLast then takes them in order.
      var waiting: [String: [Int]] = [:]
      for index in old.indices.reversed() { waiting[old[index], default: []].append(index) }
      var added: [String] = []
      for (index, name) in new.enumerated() {
        if let match = waiting[name]?.popLast() {
          pairs.append((match, index))
        } else {
          added.append(name)
        }
      }
      let gone = Set(waiting.values.joined())
      lines = old.indices.filter(gone.contains).map { old[$0] + " is gone" }
      lines += added.map { $0 + " is new" }
      if let (before, after) = zip(pairs, pairs.dropFirst()).first(where: { $0.old > $1.old }) {
        lines.append("order changed: \(new[before.new]) is before \(new[after.new])")
      }
    }
  }
}
