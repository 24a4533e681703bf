import BarModel
import BarRendering

/// Reads scene files.
public enum SceneLoader {
  /// Words that files may use.
  static let vocabulary = SceneVocabulary(systemColors: SystemColor.names, takesColorSets: true)

  /// The scene at `path` ("-" = standard input).
  /// - Parameters:
  ///   - overrides: what the command line puts in place of the scene's words.
  ///   - project: gives defaults, and the folder that files may come from. Its matrix is not looked at: see
  ///     `SceneJob`.
  /// - Throws: `FileError`, `SceneFileError`, `FontError`.
  public static func load(
    _ path: String, overrides: SceneOverrides = SceneOverrides(), project: Project? = nil
  ) throws -> Scene {
    let bytes = try FileReader.bytes(path, limit: SceneLoader.sizeLimit)
    return try scene(bytes: bytes, file: path, overrides: overrides, project: project)
  }

  /// The scene in `bytes`; `file` names it in messages and says beside what images and parts lie.
  public static func scene(
    bytes: [UInt8], file: String, overrides: SceneOverrides = SceneOverrides(), project: Project? = nil
  ) throws -> Scene {
    try scene(bytes: bytes, file: file, overrides: overrides, project: project, combination: nil)
  }

  /// - Parameter combination: of the project's matrix; its values are among the overrides already.
  static func scene(
    bytes: [UInt8], file: String, overrides: SceneOverrides, project: Project?,
    combination: MatrixCombination?
  ) throws -> Scene {
    let text = SourceText(file: file, bytes: bytes)
    let folder = RealPath.of(folder(of: file)) ?? "/"
    let root = project?.folder ?? ProjectFinder.folder(above: folder) ?? folder
    var composer = SceneComposer(text, root: root)
    var joined = try composer.compose(text, folder: folder)
    // What is wrong with a default is an error of the project's file.
    let defaults = project?.defaults(in: &joined.source)
    let reader = TraitsReader(file: joined, overrides: overrides, defaults: defaults)
    let traits = try reader.traits()
    let variant = combination.map { SceneVariant(traits, namesOS: $0.namesOS) }
    if let combination {
      try VariantCheck(file: joined, defaults: defaults, traits: traits).check(combination)
    }
    try reader.checkStyle(os: traits.os)
    let fonts = try self.fonts(joined)
    let assets = AssetLoader(
      finder: try finder(joined, folder: folder, root: root), traits: traits, scene: file)
    var builder = SceneBuilder(
      file: joined, overrides: overrides, assets: assets, traits: traits, defaults: defaults)
    var scene = try builder.scene(named: name(of: file), fonts: fonts)
    scene.variant = variant
    scene.inputs.formUnion(composer.inputs)
    return scene
  }

  /// Larger files are not scenes.
  static let sizeLimit = 16 << 20

  private static func fonts(_ file: SceneFile) throws -> FontLibrary {
    let family = file.root["fonts"]?["system"]?.string
    return try FontLibraries.library(systemFamily: family)
  }

  private static func finder(_ file: SceneFile, folder: String, root: String) throws -> AssetFinder {
    let nodes = file.root["assets"]?.elements ?? []
    do throws(AssetError) {
      return try AssetFinder(sceneFolder: folder, root: root, assets: nodes.compactMap(\.string))
    } catch {
      // The finder does not say which of them it was.
      let index = nodes.firstIndex { node in
        RealPath.of("\(folder)/\(node.string ?? "")").map { !RealPath.contains(root, $0) } ?? true
      }
      throw SourcePlace(
        source: file.source, offset: (index.map { nodes[$0] } ?? file.root).offset,
        path: "$.assets" + (index.map { "[\($0)]" } ?? "")
      ).error(error.message, remedy: error.remedy)
    }
  }

  private static func folder(of file: String) -> String {
    let folder = FilePath.folder(of: file)
    return folder.isEmpty ? "." : folder
  }

  /// The file's name without its last extension; "scene" for standard input.
  public static func name(of file: String) -> String {
    let name = FilePath.stem(of: file)
    return file == "-" || name.isEmpty ? "scene" : name
  }
}
