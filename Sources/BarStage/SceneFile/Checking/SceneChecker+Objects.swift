extension SceneChecker {
  /// Checks the keys of an object. `rivals` are first keys of other objects that could have stood here.
  mutating func checkObject(_ node: JSON5.Node, _ object: SceneObject, rivals: [String] = []) {
    let names = object.fields.map(\.name)
    let present = Set(node.members.map(\.key))
    var absent = names.filter { !present.contains($0) }
    for member in node.members where !isFull && object.field(named: member.key) == nil {
      let near = Suggestion.closest(to: member.key, in: absent)
      descend(member.key) { $0.reportKey(member, near, names, rivals) }
      // A missing key that is only misspelt is reported once, at its misspelling.
      absent.removeAll { $0 == near }
    }
    let isSupplied = object.isSupplied(in: node)
    for field in object.fields where field.isRequired && !isSupplied && absent.contains(field.name) {
      report(
        node.offset, "the key \(Quote(field.name)) is missing", "add \(field.name): \(field.type.example)")
    }
    for member in node.members {
      guard let field = object.field(named: member.key) else { continue }
      descend(member.key) { $0.check(member, field) }
    }
  }

  private mutating func check(_ member: JSON5.Member, _ field: SceneField) {
    if !(member.value.isNull && field.isNullable) {
      check(member.value, field.type)
    }
  }

  private mutating func reportKey(
    _ member: JSON5.Member, _ near: String?, _ names: [String], _ rivals: [String]
  ) {
    if rivals.contains(member.key) {
      report(
        member.keyOffset, "\(Quote(member.key)) cannot stand beside \(Quote(names[0]))", "keep one of them")
    } else {
      report(
        member.keyOffset, "unknown key \(Quote(member.key))",
        near.map { "did you mean \(Quote($0))?" } ?? "remove it, or write \(Quote.choice(names))")
    }
  }
}
