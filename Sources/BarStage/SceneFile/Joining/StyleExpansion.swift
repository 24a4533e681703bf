/// Puts bars where their names stand, so that nothing behind it knows named bars. The tree has been checked:
/// every name is known and no style builds on itself.
struct StyleExpansion {
  private var styles: [String: JSON5.Node] = [:]

  /// Cost: linear in the tree, times the size of a bar for each name.
  static func expanding(_ root: JSON5.Node) -> JSON5.Node {
    var expansion = StyleExpansion()
    let members = root["styles"]?.members ?? []
    let written = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    for name in StyleGraph(members).walk().order {
      expansion.styles[name] = written[name].map(expansion.bar)
    }
    return expansion.rewritten(root.without(["styles"]), .object(.scene))
  }

  /// Merged from left to right.
  private func bar(_ node: JSON5.Node) -> JSON5.Node {
    if let name = node.string { return styles[name] ?? empty(at: node) }
    guard node.isArray else { return node }
    return node.elements.reduce(empty(at: node)) { base, element in
      SceneMerger.merging(base, bar(element), as: .object(.bar))
    }
  }

  private func empty(at node: JSON5.Node) -> JSON5.Node {
    JSON5.Node(offset: node.offset, value: .object([]))
  }

  private func rewritten(_ node: JSON5.Node, _ type: SceneType) -> JSON5.Node {
    if type.isBar { return bar(node) }
    let value: JSON5.Value
    switch (type.form(of: node), node.value) {
    case (.object(let name), .object(let members)):
      let object = name.object
      value = .object(
        members.map { member in
          guard let field = object.field(named: member.key) else { return member }
          return JSON5.Member(
            key: member.key, keyOffset: member.keyOffset, value: rewritten(member.value, field.type))
        })
    case (.map(let element, _), .object(let members)):
      value = .object(
        members.map {
          JSON5.Member(key: $0.key, keyOffset: $0.keyOffset, value: rewritten($0.value, element))
        })
    case (.list(let element, _), .array(let elements)):
      value = .array(elements.map { rewritten($0, element) })
    default: return node
    }
    return JSON5.Node(offset: node.offset, value: value)
  }
}
