/// A scene or project whose keys, types and ranges agree with `SceneTable`: one file, or several joined.
public struct SceneFile: Sendable {
  public internal(set) var source: SourceMap
  public let root: JSON5.Node

  /// Reads and checks a file by itself; what it extends or includes is not looked at. Cost: linear in its
  /// length.
  public init(
    file: String, bytes: [UInt8], as document: SceneDocument = .scene, vocabulary: SceneVocabulary
  ) throws(SceneFileError) {
    let text = SourceText(file: file, bytes: bytes)
    source = SourceMap(text)
    root = try text.parse()
    let diagnostics = SceneTable.check(root: root, as: document, source: source, vocabulary: vocabulary)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { throw SceneFileError(diagnostics) }
  }

  /// What has been checked already.
  init(source: SourceMap, root: JSON5.Node) {
    self.source = source
    self.root = root
  }
}
