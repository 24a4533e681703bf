/// The format of scene and project files as one table: what the checker, the schema and the manual say comes
/// from `SceneObjectName` and `SceneUnionName`, whose rows stand in one file per object.
public enum SceneTable {
  /// How many diagnostics are reported; what comes later is seen after the first are mended.
  public static let maximumDiagnostics = 50

  /// Compares a tree with the table and reports all that does not fit, in the order of the source: unknown
  /// and missing keys, wrong types, numbers out of range, unknown words and names, malformed colours, and keys
  /// that this release does not support and that ask for something. Cost: linear in the tree.
  public static func check(
    root: JSON5.Node, as document: SceneDocument, source: SourceText, vocabulary: SceneVocabulary
  ) -> [Diagnostic] {
    var checker = SceneChecker(vocabulary: vocabulary)
    if document == .scene { checker.knowScreens(of: root) }
    checker.check(root, .object(document.root))
    if document == .scene { checker.checkReferences(of: root) }
    return checker.findings.sorted { $0.offset < $1.offset }.map {
      source.diagnostic(atOffset: $0.offset, path: $0.path, message: $0.message, remedy: $0.remedy)
    }
  }
}
