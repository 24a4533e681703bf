import FakeBar

/// The scenes that a command is about.
struct SceneSources {
  struct Source {
    var path: String
    var project: Project?
  }

  /// In the order of the arguments, or of the project.
  let sources: [Source]

  /// The scenes named, each with the project it lies in; without any, those of the project.
  /// - Throws: `UsageError` when there is neither; what reading a project throws.
  init(_ invocation: Invocation) throws {
    FontLibraries.prepare()
    let chosen = try invocation[.project].map { try Project(file: $0) }
    guard invocation.arguments.isEmpty else {
      var known: [String: Project] = [:]
      sources = try invocation.arguments.map { path in
        if let chosen { return Source(path: path, project: chosen) }
        guard let file = ProjectFinder.file(forScene: path) else { return Source(path: path) }
        let project = try known[file] ?? Project(file: file)
        known[file] = project
        return Source(path: path, project: project)
      }
      return
    }
    let project = try chosen ?? SceneSources.project(invocation)
    sources = project.scenes.map { Source(path: $0, project: project) }
  }

  /// The project that is named, or the one this folder lies in.
  static func project(_ invocation: Invocation) throws -> Project {
    guard let file = invocation[.project] ?? ProjectFinder.file() else {
      throw invocation.usage(
        (invocation.command.arguments.isEmpty
          ? "There is no project file: name one with --project"
          : "There is no scene and no project file: name a scene")
          + ", or make both with 'fakebar init'")
    }
    return try Project(file: file)
  }

  /// Every scene in every variant of its project, loaded and looked at once, one at a time.
  /// - Parameter visit: looks at each, by its number on the shelf.
  /// - Throws: `SeveralErrors` with all that is wrong in all files, `visit`'s errors too.
  @discardableResult
  func load(_ overrides: SceneOverrides, _ visit: (Int, Scene) throws -> Void = { _, _ in }) throws
    -> SceneShelf
  {
    var errors = ErrorCollector()
    var jobs: [SceneJob] = []
    for source in sources {
      errors.collect {
        jobs += try SceneJob.all(source.path, project: source.project, overrides: overrides)
      }
    }
    let shelf = SceneShelf(jobs)
    for index in jobs.indices { errors.collect { try visit(index, try shelf.scene(index)) } }
    guard errors.all.isEmpty else { throw SeveralErrors(errors: errors.all) }
    return shelf
  }

  /// Names become folders, which two scenes cannot share; nor can names that differ by case alone, on many
  /// disks.
  func checkNames(_ invocation: Invocation) throws(UsageError) {
    var paths: [String: String] = [:]
    for source in sources {
      let name = SceneLoader.name(of: source.path)
      if let other = paths.updateValue(source.path, forKey: name.lowercased()) {
        throw invocation.usage(
          "\(Quote(other)) and \(Quote(source.path)) have the same name and would be written into one folder: "
            + "rename one, or write them into different folders")
      }
    }
  }
}
