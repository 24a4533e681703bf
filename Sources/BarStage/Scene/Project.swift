import BarFiles

/// A `fakebar.json5` above scenes: which scenes there are, where their goldens lie, and what they share.
public struct Project: Sendable {
  /// Path as given or found.
  public var file: String
  /// Real path of the folder it stands in.
  public var folder: String
  /// Scene files, sorted.
  public var scenes: [String]
  /// Folder of the goldens.
  public var golden: String
  /// `defaults.traits`.
  var traits: JSON5.Node?

  /// - Throws: `FileError`, `SceneFileError`; a project without a scene is an error.
  public init(file: String) throws {
    let bytes = try FileReader.bytes(file, limit: SceneLoader.sizeLimit)
    let checked = try SceneFile(
      file: file, bytes: bytes, as: .project, vocabulary: SceneLoader.vocabulary)
    self.file = file
    let parent = FilePath.folder(of: file)
    let folder = RealPath.of(parent.isEmpty ? "." : parent) ?? "/"
    self.folder = folder
    traits = checked.root["defaults"]?["traits"]
    let prefix = parent.isEmpty ? "" : parent + "/"
    golden = prefix + (checked.root["golden"]?.string ?? "Golden")
    let names = checked.root["scenes"]?.elements.compactMap(\.string) ?? ["**/*.json5"]
    let patterns = names.map(GlobPattern.init)
    let own = FilePath.name(of: file)
    let found: [String]
    do throws(DiskError) {
      found = try Disk.files(below: folder)
    } catch {
      throw FileError(reading: folder, error)
    }
    let chosen = found.filter { path in path != own && patterns.contains { $0.matches(path) } }
    scenes = chosen.map { prefix + $0 }
    if let dead = zip(names, patterns).first(where: { pattern in !chosen.contains { pattern.1.matches($0) } })
    {
      throw SourcePlace(
        source: checked.source, offset: (checked.root["scenes"] ?? checked.root).offset, path: "$.scenes"
      ).error("no scene matches \(Quote(dead.0))", remedy: "correct the pattern or remove it")
    }
    guard !scenes.isEmpty else {
      throw SourcePlace(
        source: checked.source, offset: (checked.root["scenes"] ?? checked.root).offset, path: "$.scenes"
      ).error(
        "no scene matches \(names.joined(separator: ", "))",
        remedy: "add a scene with `fakebar init` or correct the patterns")
    }
  }
}
