/// The format of scene and project files as one table: what the checker, the schema and the manual say comes
/// from `SceneObjectName` and `SceneUnionName`, whose rows stand in one file per object.
public enum SceneTable {
  /// How many diagnostics are reported; what comes later is seen after the first are mended.
  public static let maximumDiagnostics = 50

  /// Compares a tree with the table and reports all that does not fit, in the order of the source: unknown
  /// and missing keys, wrong types, numbers out of range, unknown words and names, malformed colours, and
  /// keys that this release does not support and that ask for something. Names that may stand in another file
  /// are not judged. Cost: linear in the tree.
  public static func check(
    root: JSON5.Node, as document: SceneDocument, source: SourceMap, vocabulary: SceneVocabulary
  ) -> [Diagnostic] {
    diagnostics(findings(in: root, as: document, vocabulary: vocabulary), source: source)
  }

  static func findings(
    in root: JSON5.Node, as document: SceneDocument, vocabulary: SceneVocabulary
  ) -> [SceneChecker.Finding] {
    var checker = SceneChecker(vocabulary: vocabulary)
    let isWhole = document == .scene && !document.object.isSupplied(in: root)
    if isWhole { checker.knowNames(of: root) }
    if root.isObject {
      checker.checkObject(root, document.object)
    } else {
      checker.check(root, .object(document.root))
    }
    if isWhole { checker.checkReferences(of: root) }
    return checker.findings
  }

  /// Each finding once, in the order of the source, and not too many.
  static func diagnostics(_ findings: [SceneChecker.Finding], source: SourceMap) -> [Diagnostic] {
    var seen: Set<SceneChecker.Finding.Identity> = []
    let once = findings.filter { seen.insert($0.identity).inserted }
    return once.sorted { $0.offset < $1.offset }.prefix(maximumDiagnostics).map {
      source.diagnostic(atOffset: $0.offset, path: $0.path, message: $0.message, remedy: $0.remedy)
    }
  }
}
