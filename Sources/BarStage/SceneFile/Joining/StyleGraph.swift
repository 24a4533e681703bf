/// Which named bars build on which.
struct StyleGraph {
  private let names: [String]
  private let uses: [String: [String]]

  init(_ styles: [JSON5.Member]) {
    names = styles.map(\.key)
    uses = Dictionary(styles.map { ($0.key, StyleGraph.names(in: $0.value)) }) { first, _ in first }
  }

  /// The styles that a bar names, in order.
  static func names(in bar: JSON5.Node) -> [String] {
    bar.isArray ? bar.elements.compactMap(\.string) : [bar.string].compactMap { $0 }
  }

  /// Every style after those it builds on, and each circle found on the way as the names along it. Cost:
  /// linear in names and uses, and no recursion, since a chain may be long.
  func walk() -> (order: [String], circles: [[String]]) {
    var order: [String] = []
    var circles: [[String]] = []
    var finished: Set<String> = []
    for start in names where !finished.contains(start) {
      var way: [(name: String, next: Int)] = [(start, 0)]
      var onWay: Set<String> = [start]
      while let (name, next) = way.last {
        let targets = uses[name] ?? []
        guard next < targets.count else {
          way.removeLast()
          onWay.remove(name)
          if finished.insert(name).inserted { order.append(name) }
          continue
        }
        way[way.count - 1].next += 1
        let target = targets[next]
        if onWay.contains(target) {
          circles.append(way.drop { $0.name != target }.map(\.name) + [target])
        } else if !finished.contains(target), uses[target] != nil {
          way.append((target, 0))
          onWay.insert(target)
        }
      }
    }
    return (order, circles)
  }
}
