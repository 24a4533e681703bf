extension SceneBuilder {
  /// Gives what assets had to say its place in the scene.
  /// - Parameters:
  ///   - node: where an asset was being read; nil at the end, when only findings with a place of their own are left.
  mutating func takeFindings(at node: JSON5.Node? = nil, _ path: ScenePath = ScenePath()) {
    for finding in assets.takeFindings() {
      guard let place = finding.node ?? node else { continue }
      let words = finding.node.flatMap { SceneBuilder.path(of: $0, in: file.root) } ?? path
      switch finding.matter {
      case .problem(let error): report(place, words, error)
      case .note(let text):
        notes.append(
          source.diagnostic(
            at: place, path: "\(words)", message: finding.subject.map { "\(Quote($0)): \(text)" } ?? text,
            remedy: "nothing need be done if it looks right", severity: .warning))
      }
    }
  }

  mutating func report(_ node: JSON5.Node, _ path: ScenePath, _ error: AssetError) {
    var diagnostic = source.diagnostic(
      at: node, path: "\(path)", message: error.message, remedy: error.remedy)
    diagnostic.isMissingProgram = error.isMissingProgram
    problems.append(diagnostic)
  }

  /// Where a node stands. Cost: linear in the tree; asked for what is worth a message only.
  private static func path(of node: JSON5.Node, in root: JSON5.Node, from path: ScenePath = ScenePath())
    -> ScenePath?
  {
    // A string stands where nothing else begins.
    if root.offset == node.offset, root.string == node.string { return path }
    for member in root.members {
      if let found = self.path(of: node, in: member.value, from: path.appending(member.key)) { return found }
    }
    for (index, element) in root.elements.enumerated() {
      if let found = self.path(of: node, in: element, from: path.appending(index)) { return found }
    }
    return nil
  }
}
