/// Screens with all they extend merged in: objects merge, everything else replaces. Each is merged once, so that a
/// long chain of screens costs no more than its length.
struct ScreenInheritance {
  /// As written.
  private let own: [String: JSON5.Node]
  private var merged: [String: JSON5.Node] = [:]

  /// The table has found already that names exist and that no screens extend each other in a circle.
  init(_ members: [JSON5.Member]) {
    own = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  mutating func node(of member: JSON5.Member) -> JSON5.Node {
    // From this screen down to one that is merged or stands on its own.
    var chain = [(key: member.key, node: member.value)]
    var seen: Set<String> = [member.key]
    var base = merged[member.key]
    while base == nil, let name = chain[chain.count - 1].node["extends"]?.string, let parent = own[name],
      seen.insert(name).inserted
    {
      base = merged[name]
      if base == nil { chain.append((name, parent)) }
    }
    for (key, node) in chain.reversed() where merged[key] == nil {
      base = base.map { SceneMerger.merging($0, node, as: .object(.screen)) } ?? node
      merged[key] = base
    }
    return merged[member.key] ?? member.value
  }
}
