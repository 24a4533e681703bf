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
    if case .later(let missing) = field.status {
      if !field.asksForNothing(member.value) {
        // A default that takes several lines is no help in a message.
        let harmless = field.defaultText.flatMap { $0.contains("\n") ? nil : ", or write \($0)" }
        reportLater(member.keyOffset, member.key, missing, "remove it" + (harmless ?? ""))
      }
    } else if !(member.value.isNull && field.isNullable) {
      check(member.value, field.type)
    }
  }

  mutating func reportLater(_ offset: Int, _ key: String, _ missing: String, _ remedy: String) {
    report(offset, "\(Quote(key)) is not supported yet (\(missing))", remedy)
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

extension SceneField {
  /// True when a value of a key that is not supported yet leaves everything as it is.
  func asksForNothing(_ node: JSON5.Node) -> Bool {
    if node.isNull && isNullable { return true }
    return defaultValue.map { SceneField.agrees(node.value, with: $0) } ?? false
  }

  /// Equal, or an object whose every key agrees with the same key of the default. Cost: linear in the default.
  private static func agrees(_ value: JSON5.Value, with other: JSON5.Value) -> Bool {
    switch (value, other) {
    case (.object(let members), .object(let defaults)):
      // The parser refuses duplicate keys, so that more keys than the default has cannot all be among them.
      members.count <= defaults.count
        && members.allSatisfy { member in
          defaults.contains { $0.key == member.key && agrees(member.value.value, with: $0.value.value) }
        }
    case (.array(let elements), .array(let defaults)):
      elements.count == defaults.count
        && zip(elements, defaults).allSatisfy { agrees($0.value, with: $1.value) }
    case (.string(let text), .string(let other)): text == other
    case (.number(let number, _), .number(let other, _)): number == other
    case (.bool(let flag), .bool(let other)): flag == other
    case (.null, .null): true
    default: false
    }
  }
}
