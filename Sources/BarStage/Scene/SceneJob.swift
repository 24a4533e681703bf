/// A scene under one combination of its project's matrix, loaded when its turn comes.
public struct SceneJob: Sendable {
  public let path: String
  public let project: Project?
  /// nil when there is no matrix.
  public let combination: MatrixCombination?
  private let overrides: SceneOverrides
  /// Standard input, which can be read only once.
  private let bytes: [UInt8]?

  /// The variants of a scene; one, where its project has no matrix.
  /// - Parameter overrides: what the command line wants; it narrows the matrix.
  /// - Throws: `MatrixError` or `SceneFileError` when nothing of the matrix is left; `FileError` from
  ///   standard input.
  public static func all(
    _ path: String, project: Project?, overrides: SceneOverrides = SceneOverrides()
  ) throws -> [SceneJob] {
    let bytes = path == "-" ? try FileReader.bytes(path, limit: SceneLoader.sizeLimit) : nil
    let name = SceneLoader.name(of: path)
    let combinations: [MatrixCombination?] =
      try project?.matrix?.combinations(of: name, narrowedBy: overrides) ?? [nil]
    return combinations.map {
      SceneJob(path: path, project: project, combination: $0, overrides: overrides, bytes: bytes)
    }
  }

  /// Reads and checks the scene. Cost: its files and images, each time.
  /// - Throws: `FileError`, `SceneFileError`, `FontError`.
  public func load() throws -> Scene {
    try SceneLoader.scene(
      bytes: bytes ?? FileReader.bytes(path, limit: SceneLoader.sizeLimit), file: path,
      overrides: combination?.applied(to: overrides) ?? overrides, project: project, combination: combination)
  }

  /// The scene's name and its variant's: what tells jobs of a project apart before any is loaded.
  public var unitName: String {
    ([SceneLoader.name(of: path)] + (combination.map { [$0.words] } ?? [])).joined(separator: " ")
  }
}
