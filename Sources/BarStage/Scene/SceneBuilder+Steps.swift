import BarModel
import BarNavigation

extension SceneBuilder {
  mutating func stack(_ screens: [String: Screen]) -> [Page] {
    let path = ScenePath().appending("stack")
    guard let node = file.root["stack"] else {
      // One screen needs no stack to be named.
      if screens.count == 1, let only = screens.values.first { return [Page(only)] }
      report(
        file.root, path, "the scene does not say which pages are on the stack",
        remedy: "add stack: [\"\(screens.keys.sorted().first ?? "home")\"]")
      return []
    }
    return node.elements.enumerated().compactMap { index, element in
      page(element, path.appending(index), screens).map { Page($0) }
    }
  }

  mutating func steps(_ screens: [String: Screen]) -> [Step] {
    var result: [Step] = []
    let path = ScenePath().appending("steps")
    for (index, node) in (file.root["steps"]?.elements ?? []).enumerated() {
      let place = path.appending(index)
      guard let action = action(node, place, screens) else { continue }
      result.append(
        Step(action: action, place: SourcePlace(source: source, offset: node.offset, path: "\(place)")))
    }
    return result
  }

  private mutating func action(_ node: JSON5.Node, _ path: ScenePath, _ screens: [String: Screen])
    -> Step.Action?
  {
    let animated = node["animated"]?.bool ?? true
    if let push = node["push"] {
      guard let screen = page(push, path.appending("push"), screens) else { return nil }
      return .operation(.push(Page(screen, as: node["as"]?.string), animated: animated))
    }
    if let pop = node["pop"] {
      guard pop.bool == true else {
        report(
          pop, path.appending("pop"), "pop: false does nothing", remedy: "write pop: true or remove the step")
        return nil
      }
      return .operation(.pop(animated: animated))
    }
    if let wait = node["wait"]?.number { return .wait(wait) }
    report(node, path, "a step needs something to do", remedy: "write {push: \"screen\"} or {pop: true}")
    return nil
  }

  private mutating func page(_ node: JSON5.Node, _ path: ScenePath, _ screens: [String: Screen]) -> Screen? {
    guard let name = node.string else { return nil }
    if let screen = screens[name] { return screen }
    // A screen that was named but is broken has been reported already.
    let known = (file.root["screens"]?.members ?? []).map(\.key)
    if !known.contains(name) { reportUnknown(node, path, "screen", name, known: known) }
    return nil
  }

  mutating func reportUnknown(
    _ node: JSON5.Node, _ path: ScenePath, _ kind: String, _ name: String, known: [String]
  ) {
    let hint = Suggestion.closest(to: name, in: known).map { "did you mean \(Quote($0))?" }
    let list = known.prefix(8).map { "\(Quote($0))" }.joined(separator: ", ")
    report(
      node, path, "there is no \(kind) \(Quote(name))",
      remedy: hint ?? (known.isEmpty ? "add it under screens" : "use one of \(list)"))
  }
}
