/// Joins a scene with the files it extends and includes.
///
/// A file's keys win over those of the files it includes, and theirs over those of the file it extends;
/// included files stand side by side and may not say the same thing twice. Objects merge and lists replace,
/// but for `assets`, which add up: each file's images are looked for where it says.
struct SceneComposer {
  /// Assumed: no scene that people can follow builds on more.
  static let maximumDepth = 32
  static let maximumParts = 1000
  static let maximumBytes = 64 << 20

  /// A file joined with what it builds on.
  struct Joined {
    var root: JSON5.Node
    /// Paths from the scene's folder; the file's own first.
    var assets: [JSON5.Node]
  }

  let finder: PartFinder
  var source: SourceMap
  var findings: [SceneChecker.Finding] = []
  /// Files being joined, each named by the one before.
  var chain: [ScenePart] = []
  /// By real path.
  var finished: [String: Joined] = [:]
  var bytes = 0
  /// Some file could not be had.
  var isIncomplete = false

  /// Real paths of all files read.
  var inputs: Set<String> { Set(finished.keys) }

  init(_ text: SourceText, root: String) {
    finder = PartFinder(root: root)
    source = SourceMap(text)
  }

  /// - Parameter folder: real path of the folder that the scene's paths start from.
  /// - Throws: everything found wrong in any of the files, at its place.
  mutating func compose(_ text: SourceText, folder: String) throws(SceneFileError) -> SceneFile {
    let own = try text.parse()
    let object = SceneDocument.scene.object
    var root = own
    if object.isSupplied(in: own) {
      let name = FilePath.name(of: text.file)
      let part = ScenePart(
        name: text.file, path: RealPath.of(text.file) ?? "\(folder)/\(name)", folder: folder, way: "")
      root = whole(joined(own, of: part))
    }
    // A part that could not be read leaves names unknown, which is not a second mistake.
    if !isIncomplete {
      findings += SceneTable.findings(in: root, as: .scene, vocabulary: SceneLoader.vocabulary)
    }
    guard findings.isEmpty else {
      throw SceneFileError(SceneTable.diagnostics(findings, source: source))
    }
    return SceneFile(source: source, root: StyleExpansion.expanding(root))
  }

  private func whole(_ joined: Joined) -> JSON5.Node {
    guard let first = joined.assets.first, case .object(let members) = joined.root.value else {
      return joined.root
    }
    let assets = JSON5.Node(offset: first.offset, value: .array(joined.assets))
    return JSON5.Node(
      offset: joined.root.offset,
      value: .object(members + [JSON5.Member(key: "assets", keyOffset: first.offset, value: assets)]))
  }
}
