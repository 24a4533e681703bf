/// A scene or project file whose keys, types and ranges agree with `SceneTable`.
public struct SceneFile: Sendable {
  public let source: SourceText
  public let root: JSON5.Node

  /// Reads and checks a file. Cost: linear in its length.
  public init(
    file: String, bytes: [UInt8], as document: SceneDocument = .scene, vocabulary: SceneVocabulary
  ) throws(SceneFileError) {
    source = SourceText(file: file, bytes: bytes)
    root = try source.parse()
    let diagnostics = SceneTable.check(root: root, as: document, source: source, vocabulary: vocabulary)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { throw SceneFileError(diagnostics) }
  }
}
