import BarFiles

/// A `fakebar.json5` above scenes: which scenes there are, where their goldens lie, what they share, and in
/// which variants they are shown.
public struct Project: Sendable {
  /// Path as given or found.
  public var file: String
  /// Real path of the folder it stands in.
  public var folder: String
  /// Scene files, sorted.
  public var scenes: [String]
  /// Folder of the goldens.
  public var golden: String
  /// nil where nothing varies.
  public var matrix: SceneMatrix?
  private let checked: SceneFile

  /// - Throws: `FileError`, `SceneFileError`; a project without a scene is an error.
  public init(file: String) throws {
    let bytes = try FileReader.bytes(file, limit: SceneLoader.sizeLimit)
    checked = try SceneFile(file: file, bytes: bytes, as: .project, vocabulary: SceneLoader.vocabulary)
    self.file = file
    let parent = FilePath.folder(of: file)
    let prefix = parent.isEmpty ? "" : parent + "/"
    folder = RealPath.of(parent.isEmpty ? "." : parent) ?? "/"
    golden = prefix + (checked.root["golden"]?.string ?? "Golden")
    scenes = try Project.scenes(checked, folder: folder, own: FilePath.name(of: file)).map { prefix + $0 }
    matrix = try SceneMatrix(checked)
  }

  /// `defaults.traits`, as a part of a scene's sources.
  func defaults(in source: inout SourceMap) -> JSON5.Node? {
    guard let node = checked.root["defaults"]?["traits"] else { return nil }
    return node.moved(by: source.append(checked.source.first))
  }

  private static func scenes(_ file: SceneFile, folder: String, own: String) throws -> [String] {
    let node = file.root["scenes"]
    let patterns = (node?.elements ?? []).compactMap(\.string).map { ($0, GlobPattern($0)) }
    let found: [String]
    do throws(DiskError) {
      found = try Disk.files(below: folder)
    } catch {
      throw FileError(reading: folder, error)
    }
    var chosen: [String] = []
    for path in found where path != own && patterns.contains(where: { $0.1.matches(path) }) {
      chosen.append(path)
    }
    if let dead = patterns.first(where: { pattern in !chosen.contains { pattern.1.matches($0) } }) {
      throw SourcePlace(source: file.source, offset: (node ?? file.root).offset, path: "$.scenes")
        .error(
          "no scene matches \(Quote(dead.0))",
          remedy: "correct the pattern or remove it, or add a scene with `fakebar init`")
    }
    return chosen
  }
}
