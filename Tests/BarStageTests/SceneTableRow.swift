import BarStage
import Testing

/// A scene with one mistake, whose place ‸ marks, and a part of what must be said about it.
struct SceneTableRow: Sendable, CustomTestStringConvertible {
  var marked: String
  var fragment: String
  /// False for what a JSON Schema cannot know: names.
  var isRefusedBySchema: Bool

  /// A scene that is fine but for the keys given here.
  init(_ keys: String, _ fragment: String, schema: Bool = true) {
    self.init(whole: "{screens: {a: {}, b: {}}, stack: ['a'],\n\(keys)}", fragment, schema: schema)
  }

  init(whole: String, _ fragment: String, schema: Bool = true) {
    marked = whole
    self.fragment = fragment
    isRefusedBySchema = schema
  }

  static func bar(_ keys: String, _ fragment: String, schema: Bool = true) -> SceneTableRow {
    SceneTableRow("bar: {\(keys)}", fragment, schema: schema)
  }

  static func screen(_ keys: String, _ fragment: String, schema: Bool = true) -> SceneTableRow {
    SceneTableRow(whole: "{stack: ['a'], screens: {a: {\n  \(keys)}}}", fragment, schema: schema)
  }

  var testDescription: String { marked }

  static let vocabulary = SceneVocabulary(
    systemColors: ["label", "systemBlue", "systemBackground"], devices: ["iPhone 8", "iPhone 15"])

  static func check(_ source: SourceText, as document: SceneDocument = .scene) throws -> [Diagnostic] {
    SceneTable.check(
      root: try source.parse(), as: document, source: SourceMap(source), vocabulary: vocabulary)
  }
}
