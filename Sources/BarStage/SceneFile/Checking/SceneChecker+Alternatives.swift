extension SceneChecker {
  /// Checks a value against the form it was meant to have.
  mutating func checkAlternatives(_ node: JSON5.Node, _ alternatives: [SceneType], _ type: SceneType) {
    let fitting = alternatives.filter { $0.accepts(node) }
    guard node.isObject, fitting.count > 1 else {
      if let form = fitting.first { check(node, form) }
      return
    }
    let ranked = fitting.map { ($0, $0.likeness(to: node)) }
    // `max` would take the last of equals; the table lists the likeliest first.
    let best = ranked.reduce(ranked[0]) { $1.1 > $0.1 ? $1 : $0 }
    let rivals = fitting.compactMap { $0.head?.name }
    guard best.1 > 0 || best.0.head?.isRequired == false else {
      let found = node.members.first.map { "found \(Quote($0.key))" } ?? "found none"
      return report(
        node.offset, "expected one of the keys that make \(type.phrase), \(found)",
        "write \(Quote.choice(rivals))")
    }
    switch best.0 {
    case .object(let name): checkObject(node, name.object, rivals: rivals)
    default: check(node, best.0)
    }
  }
}

extension SceneType {
  /// The key that tells an object from the others of its union.
  var head: SceneField? {
    switch self {
    case .object(let name): name.object.fields.first
    default: nil
    }
  }

  /// How surely an object was meant to have this form: its first key counts most, then that key misspelt, then
  /// each other key, misspelt or not. Only the first 50 keys are looked at.
  fileprivate func likeness(to node: JSON5.Node) -> Int {
    let names =
      switch self {
      case .object(let name): name.object.fields.map(\.name)
      default: [String]()
      }
    let meant = node.members.prefix(50).compactMap { Suggestion.closest(to: $0.key, in: names) }
    guard let head = names.first, meant.contains(head) else { return meant.count }
    let isExact = node.members.prefix(50).contains { $0.key == head }
    return (isExact ? 10_000 : 100) + meant.count
  }
}
