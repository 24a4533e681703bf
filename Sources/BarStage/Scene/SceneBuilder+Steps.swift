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
    // Of the environment, one on top of the other.
    var changes: [JSON5.Node] = []
    let path = ScenePath().appending("steps")
    for (index, node) in (file.root["steps"]?.elements ?? []).enumerated() {
      let place = path.appending(index)
      let action: Step.Action?
      if let change = node["traits"] {
        changes.append(change)
        action = traits(changes, at: change)
      } else {
        action = self.action(node, place, screens)
      }
      guard let action else { continue }
      result.append(
        Step(
          action: action, interruption: interruption(node, place, screens),
          place: SourcePlace(source: source, offset: node.offset, path: "\(place)")))
    }
    return result
  }

  private mutating func interruption(_ node: JSON5.Node, _ path: ScenePath, _ screens: [String: Screen])
    -> Step.Interruption?
  {
    guard let at = node["interrupt"]?["at"]?.number, let then = node["interrupt"]?["then"] else { return nil }
    let place = path.appending("interrupt").appending("then")
    if let change = then["traits"] {
      report(
        change, place.appending("traits"), "a change of traits cannot interrupt a step",
        remedy: "write it as a step of its own")
      return nil
    }
    if let nested = then["interrupt"] {
      report(
        nested, place.appending("interrupt"), "an interruption cannot be interrupted",
        remedy: "remove it, or write it as a step of its own")
      return nil
    }
    return action(then, place, screens).map { Step.Interruption(progress: at, action: $0) }
  }

  private mutating func traits(_ changes: [JSON5.Node], at node: JSON5.Node) -> Step.Action? {
    do throws(SceneFileError) {
      let traits = try TraitsReader(
        file: file, overrides: overrides, defaults: defaults, changes: changes
      ).traits()
      if traits.os < 13, changes.contains(where: { $0["style"]?.string == "dark" }) {
        report(
          node, ScenePath().appending("steps"), "iOS \(traits.os) has no dark mode",
          remedy: "use style: \"light\", or os: 13 and later")
        return nil
      }
      return .traits(traits)
    } catch {
      problems += error.diagnostics
      return nil
    }
  }

  mutating func page(_ node: JSON5.Node, _ path: ScenePath, _ screens: [String: Screen]) -> Screen? {
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
