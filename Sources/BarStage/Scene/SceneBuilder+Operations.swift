import BarModel
import BarMotion
import BarNavigation

/// The steps of a scene, one reader for each kind: a new step is a reader and a line in `action`.
extension SceneBuilder {
  mutating func action(_ node: JSON5.Node, _ path: ScenePath, _ screens: [String: Screen]) -> Step.Action? {
    let animated = node["animated"]?.bool ?? true
    if let push = node["push"] {
      guard let screen = page(push, path.appending("push"), screens) else { return nil }
      return .operation(.push(Page(screen, as: node["as"]?.string), animated: animated))
    }
    if let single = node["pushSingle"] {
      guard let screen = page(single, path.appending("pushSingle"), screens) else { return nil }
      return .operation(
        .pushSingle(
          Page(screen, as: node["as"]?.string), mode: node["mode"].flatMap(word),
          parentKind: node["parentKind"]?.string,
          animated: animated))
    }
    if let names = node["set"] {
      let pages = names.elements.enumerated().map { index, name in
        page(name, path.appending("set").appending(index), screens).map { Page($0) }
      }
      return pages.contains { $0 == nil }
        ? nil : .operation(.set(pages.compactMap { $0 }, animated: animated))
    }
    if let insert = node["insert"] { return insertion(insert, node, path, screens) }
    if let name = node["popTo"]?.string { return .operation(.popTo(name, animated: animated)) }
    if let kind = node["popToKind"]?.string { return .operation(.popToKind(kind, animated: animated)) }
    if let presented = node["present"] {
      guard let screen = page(presented, path.appending("present"), screens) else { return nil }
      let isSheet = node["style"]?.string == "sheet"
      return .operation(.present(Page(screen), isSheet: isSheet, animated: animated))
    }
    if let hidden = node["setBarHidden"]?.bool {
      return .operation(.setBarHidden(BarHiding(isHidden: hidden, isAnimated: animated)))
    }
    if let name = node["restyle"]?.string {
      let bar = node["bar"].map { self.bar($0, path.appending("bar")) } ?? BarStyle()
      return .operation(.restyle(name, bar))
    }
    if let name = node["scroll"]?.string, let to = node["to"]?.number {
      return .scroll(
        page: name, from: node["from"]?.number, to: to,
        duration: node["duration"]?.number ?? Scrolling.standardDuration)
    }
    if let swipe = node["swipe"] { return .swipe(script(swipe, node, path.appending("swipe"))) }
    if let wait = node["wait"]?.number { return .wait(wait) }
    return flag(node, path, animated: animated)
  }

  /// Steps that are no more than `true`.
  private mutating func flag(_ node: JSON5.Node, _ path: ScenePath, animated: Bool) -> Step.Action? {
    let operations: [(String, StackOperation)] = [
      ("pop", .pop(animated: animated)), ("popToRoot", .popToRoot(animated: animated)),
      ("backButton", .backButton(animated: animated)), ("dismiss", .dismiss(animated: animated)),
    ]
    for (key, operation) in operations {
      guard let value = node[key] else { continue }
      if value.bool == true { return .operation(operation) }
      report(
        value, path.appending(key), "\(key): false does nothing",
        remedy: "write \(key): true or remove the step")
      return nil
    }
    report(node, path, "a step needs something to do", remedy: "write {push: \"screen\"} or {pop: true}")
    return nil
  }

  private mutating func insertion(
    _ name: JSON5.Node, _ node: JSON5.Node, _ path: ScenePath, _ screens: [String: Screen]
  ) -> Step.Action? {
    guard let screen = page(name, path.appending("insert"), screens) else { return nil }
    switch (node["before"]?.string, node["after"]?.string) {
    case (let before?, nil): return .operation(.insert(Page(screen), .before(before)))
    case (nil, let after?): return .operation(.insert(Page(screen), .after(after)))
    default:
      report(
        node, path, "an insertion needs one neighbour",
        remedy: "write before: \"page\" or after: \"page\", one of them")
      return nil
    }
  }

  private mutating func script(_ points: JSON5.Node, _ node: JSON5.Node, _ path: ScenePath) -> SwipeScript {
    let script = SwipeScript(
      points: points.elements.compactMap { point in
        let numbers = point.elements.compactMap(\.number)
        return numbers.count == 2 ? SwipeScript.Point(time: numbers[0], fraction: numbers[1]) : nil
      }, release: node["release"].flatMap(word) ?? .auto, isEdge: node["edge"]?.bool ?? true)
    if let index = script.firstDisorder, script.points.count == points.elements.count {
      let (before, time) = (script.points[index - 1].time, script.points[index].time)
      report(
        points.elements[index], path.appending(index),
        "a finger cannot be at \(JSONLine.text(time)) s after it was at \(JSONLine.text(before)) s",
        remedy: "let the times rise from point to point")
    }
    return script
  }

  /// Swipes that did not begin, as warnings where they stand.
  func refusals(_ history: SceneHistory, of steps: [Step]) -> [Diagnostic] {
    history.entries.compactMap { entry in
      guard let refusal = entry.refusal else { return nil }
      let place = steps[entry.number - 1].place
      return place.source.diagnostic(
        atOffset: place.offset, path: place.path,
        message: "the swipe back is off because \(refusal.reason), so nothing moves", remedy: refusal.remedy,
        severity: .warning)
    }
  }
}
