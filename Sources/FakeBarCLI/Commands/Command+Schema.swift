import FakeBar

extension Command {
  static let schema = Command(
    name: "schema", abstract: "Print the JSON Schema of scenes, of parts of scenes or of projects.",
    arguments: [
      CommandArgument(
        name: "kind", help: "scene, part (what scenes include or extend) or project. (default: scene)",
        values: .oneOf(SceneDocument.allCases.map(\.rawValue)))
    ],
    options: CommandOption.common
  ) { invocation in
    let name = invocation.arguments.first ?? SceneDocument.scene.rawValue
    guard let document = SceneDocument(rawValue: name) else {
      let words = SceneDocument.allCases.map(\.rawValue)
      throw invocation.usage("There is no schema of \(Quote(name)): write \(Quote.choice(words))")
    }
    try StandardOutput.write(Array(SceneSchema.json(document).utf8))
    return .success
  }
}
