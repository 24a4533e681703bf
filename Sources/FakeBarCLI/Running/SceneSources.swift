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
        "There is no scene and no project file: name a scene, or make both with 'fakebar init'")
    }
    return try Project(file: file)
  }

  /// Every scene.
  /// - Throws: `SeveralErrors` with all that is wrong in all files.
  func load(_ overrides: SceneOverrides) throws -> [Scene] {
    var errors: [any Error] = []
    var scenes: [Scene] = []
    for source in sources {
      do {
        scenes.append(try SceneLoader.load(source.path, overrides: overrides, project: source.project))
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw SeveralErrors(errors: errors) }
    return scenes
  }

  /// Names become folders, which two scenes cannot share; nor can names that differ by case alone, on many disks.
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
