import FakeBar

extension Command {
  static let validate = Command(
    name: "validate", abstract: "Check scene files without rendering them.",
    discussion: "Reports all that is wrong in all files. Images are read, fonts are not.",
    arguments: [.scenes], options: CommandOption.scenes
  ) { invocation in
    let overrides = try invocation.overrides()
    _ = try invocation.jobs()
    let sources = try SceneSources(invocation)
    let count = sources.sources.count
    let variants: Int
    var notes: [Diagnostic] = []
    do {
      var seen: Set<Diagnostic> = []
      let shelf = try sources.load(overrides) { _, scene in
        notes += scene.notes.filter { seen.insert($0).inserted }
      }
      variants = shelf.jobs.count
    } catch let problems as SeveralErrors {
      try invocation.answer(answer(false, count, problems.errors))
      throw problems
    }
    if !notes.isEmpty, !invocation.has(.quiet), !invocation.has(.json) {
      ErrorReport(SceneFileError(notes), style: MessageStyle(color: invocation[.color])).print()
    }
    let extent = variants == count ? "" : " in \(variants) variants"
    try invocation.tell("ok: \(count) \(count == 1 ? "scene" : "scenes")" + extent)
    try invocation.answer(answer(true, count, notes.isEmpty ? [] : [SceneFileError(notes)]))
    return .success
  }

  private static func answer(_ isFine: Bool, _ count: Int, _ problems: [any Error]) -> [(String, JSON5.Value)]
  {
    [
      ("ok", .bool(isFine)), ("scenes", .number(number: Double(count))),
      ("diagnostics", .list(problems.flatMap(diagnostics))),
    ]
  }

  /// A file that cannot be read at all has no line.
  private static func diagnostics(_ problem: any Error) -> [JSON5.Value] {
    switch problem {
    case let error as SceneFileError:
      error.diagnostics.map { diagnostic in
        .members([
          ("file", .string(diagnostic.file)), ("line", .number(number: Double(diagnostic.line))),
          ("column", .number(number: Double(diagnostic.column))),
          ("severity", .string(diagnostic.severity.rawValue)), ("path", .string(diagnostic.path)),
          ("message", .string(diagnostic.message)), ("remedy", .string(diagnostic.remedy)),
        ])
      }
    case let error as FileError:
      [
        .members([
          ("file", .string(error.path)), ("line", .null), ("column", .null), ("severity", "error"),
          ("path", ""),
          ("message", .string(error.reason)), ("remedy", .string(error.remedy)),
        ])
      ]
    default: [.members([("severity", "error"), ("message", .string("\(problem)"))])]
    }
  }
}
