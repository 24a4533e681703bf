extension SceneChecker {
  /// What only the whole scene can tell: screens, styles and classes that build on themselves, and steps to
  /// render that are not there.
  mutating func checkReferences(of root: JSON5.Node) {
    checkExtends(of: root)
    checkStyles(of: root)
    checkKinds(of: root)
    checkRender(of: root)
  }

  private mutating func checkStyles(of root: JSON5.Node) {
    guard let styles = root["styles"] else { return }
    for circle in StyleGraph(styles.members).walk().circles {
      guard let first = circle.first, let node = styles[first] else { continue }
      descend("styles") { checker in
        checker.descend(first) {
          $0.report(
            node.offset, "the styles build on each other in a circle: \(Quote.chain(circle))",
            "let one of them name no other")
        }
      }
    }
  }

  private mutating func checkKinds(of root: JSON5.Node) {
    guard let kinds = root["kinds"] else { return }
    let supers = Dictionary(kinds.members.map { ($0.key, $0.value) }) { first, _ in first }
    var walkOf: [String: Int] = [:]
    for (walk, member) in kinds.members.enumerated() {
      var name = member.key
      while walkOf[name] == nil, let next = supers[name]?.string {
        walkOf[name] = walk
        name = next
      }
      guard walkOf[name] == walk, let node = supers[name] else { continue }
      descend("kinds") { checker in
        checker.descend(name) {
          $0.report(
            node.offset, "the class \(Quote(name)) is its own ancestor", "let it be a subclass of another")
        }
      }
    }
  }

  private mutating func checkExtends(of root: JSON5.Node) {
    let screens = root["screens"]?.members ?? []
    var bases: [String: JSON5.Node] = [:]
    for screen in screens { bases[screen.key] = screen.value["extends"] }
    // Every name is walked once: a walk ends at a name of an earlier one.
    var walkOf: [String: Int] = [:]
    for (walk, screen) in screens.enumerated() {
      var name = screen.key
      while walkOf[name] == nil, let next = bases[name]?.string {
        walkOf[name] = walk
        name = next
      }
      guard walkOf[name] == walk, let base = bases[name], !isFull else { continue }
      descend("screens") { checker in
        checker.descend(name) { checker in
          checker.descend("extends") {
            $0.report(
              base.offset, "the screen \(Quote(name)) extends itself in a circle",
              "let one of them extend nothing")
          }
        }
      }
    }
  }

  private mutating func checkRender(of root: JSON5.Node) {
    guard let render = root["render"] else { return }
    let steps = root["steps"]?.elements ?? []
    let numbers = render.isArray ? render.elements : [render]
    for (index, node) in numbers.enumerated() {
      guard let number = node.integer, (1...1000).contains(number), number > steps.count else { continue }
      path = ScenePath().appending("render")
      if render.isArray { path.push(index) }
      report(
        node.offset, "there is no step \(number)",
        steps.isEmpty ? "add steps, or remove render" : "write a number from 1 to \(steps.count)")
      path = ScenePath()
    }
  }
}
