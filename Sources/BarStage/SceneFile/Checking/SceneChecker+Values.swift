extension SceneChecker {
  mutating func check(_ node: JSON5.Node, _ type: SceneType) {
    guard type.accepts(node) else { return mismatch(node, type) }
    switch type {
    case .text, .bool, .anyObject: break
    case .name: checkName(node)
    case .screen: checkScreen(node)
    case .style: checkStyle(node)
    case .device: checkDevice(node)
    case .colorName: checkColorName(node)
    case .number(let range): checkNumber(node, range, type)
    case .integer(let range): checkInteger(node, range, type)
    case .osVersion: checkOS(node)
    case .flag:
      if node.bool == false {
        report(node.offset, "false means nothing here", "write true, or remove the step")
      }
    case .words(let words): checkWord(node, words)
    case .object(let name): checkObject(node, name.object)
    case .union(let name): checkAlternatives(node, name.union.alternatives, type)
    case .oneOf(let alternatives): checkAlternatives(node, alternatives, type)
    case .list(let element, let count): checkList(node, element, count)
    case .tuple(let fields): checkTuple(node, fields)
    case .map(let element, let count):
      checkCount(node, node.members.count, count)
      for member in node.members { descend(member.key) { $0.check(member.value, element) } }
    }
  }

  private mutating func mismatch(_ node: JSON5.Node, _ type: SceneType) {
    report(node.offset, "expected \(type.phrase), found \(node.phrase)", type.remedy(for: node))
  }

  private mutating func checkName(_ node: JSON5.Node) {
    guard node.string?.isEmpty ?? false else { return }
    report(node.offset, "the string is empty", "write a name, or remove the key")
  }

  private mutating func checkScreen(_ node: JSON5.Node) {
    guard let name = node.string, !hasScreen(name) else { return }
    reportUnknown(
      node, "no screen is called \(Quote(name))", name, screenNames ?? [], orElse: "add it under screens")
  }

  private mutating func checkStyle(_ node: JSON5.Node) {
    guard let name = node.string, !hasStyle(name) else { return }
    let known = styleNames ?? []
    guard !known.isEmpty else {
      return report(node.offset, "no style is called \(Quote(name))", "add it under styles")
    }
    reportUnknown(
      node, "no style is called \(Quote(name))", name, known, orElse: "add it under styles")
  }

  private mutating func checkDevice(_ node: JSON5.Node) {
    guard let name = node.string, !vocabulary.devices.isEmpty, !vocabulary.devices.contains(name) else {
      return
    }
    let near = Suggestion.closest(to: name, in: vocabulary.devices)
    report(
      node.offset, "no device is called \(Quote(name))",
      near.map { "did you mean \(Quote($0))?" } ?? "write one that `fakebar devices` lists, or use size")
  }

  private mutating func checkWord(_ node: JSON5.Node, _ words: [String]) {
    guard let text = node.string, !words.contains(text) else { return }
    reportUnknown(node, "unknown word \(Quote(text))", text, words)
  }

  /// Reports a word that is none of the known ones, with the nearest of them or all as the remedy.
  /// - Parameter addition: the remedy where only one word is known, which may be the very one that asks.
  mutating func reportUnknown(
    _ node: JSON5.Node, _ message: String, _ word: String, _ known: [String],
    orElse addition: String? = nil
  ) {
    let near = Suggestion.closest(to: word, in: known).map { "did you mean \(Quote($0))?" }
    let choice = "write \(Quote.choice(known))"
    report(node.offset, message, near ?? (known.count > 1 ? choice : addition ?? choice))
  }

  private mutating func checkList(_ node: JSON5.Node, _ element: SceneType, _ count: ClosedRange<Int>) {
    checkCount(node, node.elements.count, count)
    for (index, child) in node.elements.enumerated() where !isFull {
      descend(index) { $0.check(child, element) }
    }
  }

  private mutating func checkCount(_ node: JSON5.Node, _ found: Int, _ count: ClosedRange<Int>) {
    guard !count.contains(found) else { return }
    let wanted = found < count.lowerBound ? "at least \(count.lowerBound)" : "at most \(count.upperBound)"
    report(node.offset, "there \(SceneChecker.are(found)) in it", "write \(wanted)")
  }

  /// "is nothing", "is 1 entry", "are 2 entries".
  private static func are(_ count: Int) -> String {
    count == 0 ? "is nothing" : count == 1 ? "is 1 entry" : "are \(count) entries"
  }

  private mutating func checkTuple(_ node: JSON5.Node, _ fields: [SceneField]) {
    let elements = node.elements
    guard elements.count >= fields.filter(\.isRequired).count, elements.count <= fields.count else {
      return report(
        node.offset, "there \(SceneChecker.are(elements.count)) in it",
        "write [\(fields.map { $0.isRequired ? $0.name : $0.name + "?" }.joined(separator: ", "))]")
    }
    for (index, pair) in zip(elements, fields).enumerated() {
      descend(index) { $0.check(pair.0, pair.1.type) }
    }
  }
}
