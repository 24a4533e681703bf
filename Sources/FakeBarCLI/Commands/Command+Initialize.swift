import FakeBar

extension Command {
  static let initialize = Command(
    name: "init", abstract: "Write a commented starter scene and a project file.",
    discussion: "Files that exist are never overwritten.",
    arguments: [CommandArgument(name: "dir", help: "The folder; this one by default.", values: .folders)],
    options: CommandOption.common
  ) { invocation in
    let files = try Starter.write(to: invocation.arguments.first ?? ".")
    for file in files { try invocation.tell("wrote \(file)") }
    try invocation.tell("next: fakebar filmstrip \(files[files.count - 1]) -o strip.png")
    try invocation.answer([("files", .list(files.map { .string($0) }))])
    return .success
  }
}
