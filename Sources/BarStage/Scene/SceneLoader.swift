public import BarModel
import BarRendering

/// Reads scene files.
public enum SceneLoader {
  /// Words that files may use.
  static let vocabulary = SceneVocabulary(systemColors: SystemColor.names)

  /// The scene at `path` ("-" = standard input).
  /// - Parameters:
  ///   - overrides: what the command line puts in place of the scene's words.
  ///   - project: gives defaults, and the folder that files may come from.
  /// - Throws: `FileError`, `SceneFileError`, `FontError`.
  public static func load(
    _ path: String, overrides: SceneOverrides = SceneOverrides(), project: Project? = nil
  ) throws -> Scene {
    let bytes = try FileReader.bytes(path, limit: SceneLoader.sizeLimit)
    return try scene(bytes: bytes, file: path, overrides: overrides, project: project)
  }

  /// The scene in `bytes`; `file` names it in messages and says beside what images lie.
  public static func scene(
    bytes: [UInt8], file: String, overrides: SceneOverrides = SceneOverrides(), project: Project? = nil
  ) throws -> Scene {
    let checked = try SceneFile(file: file, bytes: bytes, as: .scene, vocabulary: vocabulary)
    let traits = try TraitsReader(file: checked, overrides: overrides, defaults: project?.traits).traits()
    let folder = RealPath.of(folder(of: file)) ?? "/"
    let root = project?.folder ?? ProjectFinder.folder(above: folder) ?? folder
    let fonts = try self.fonts(checked)
    let finder: AssetFinder
    do throws(AssetError) {
      finder = try AssetFinder(
        sceneFolder: folder, root: root, assets: checked.root["assets"]?.elements.compactMap(\.string) ?? [])
    } catch {
      throw SourcePlace(
        source: checked.source, offset: (checked.root["assets"] ?? checked.root).offset, path: "$.assets"
      ).error(error.message, remedy: error.remedy)
    }
    let assets = AssetLoader(finder: finder, scale: traits.scale, scene: file)
    var builder = SceneBuilder(file: checked, overrides: overrides, assets: assets, traits: traits)
    return try builder.scene(named: name(of: file), fonts: fonts)
  }

  /// Larger files are not scenes.
  static let sizeLimit = 16 << 20

  private static func fonts(_ file: SceneFile) throws -> FontLibrary {
    let family = file.root["fonts"]?["system"]?.string
    return try FontLibraries.library(systemFamily: family)
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
