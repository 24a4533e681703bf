import BarPixels
import BarStage
import Testing

/// A scene with one mistake, whose place ‸ marks, and a part of what must be said about it.
struct BadScene: Sendable, CustomTestStringConvertible {
  var marked: String
  var message: String

  var testDescription: String { marked }

  /// A scene that is fine but for the keys given here.
  init(_ keys: String, _ message: String) {
    self.init(whole: "{screens: {a: {}, b: {}}, stack: ['a'],\n  \(keys)}", message)
  }

  init(whole: String, _ message: String) {
    marked = whole
    self.message = message
  }

  static func image(_ image: String, _ message: String) -> BadScene {
    BadScene(whole: "{stack: ['a'], screens: {a: {\n  bar: {backgroundImage: \(image)}}}}", message)
  }

  /// Loads it from a file in `folder` and compares what is reported.
  func check(in folder: TemporaryTree) throws {
    let text = JSON5MarkedText(marked)
    let file = try folder.write(text.text, to: "scenes/bad.json5")
    do {
      let scene = try SceneLoader.load(file)
      _ = try SceneStager(scene).steps()
      Issue.record("accepted: \(marked)")
    } catch let error as SceneFileError {
      let found = error.diagnostics.first { $0.severity == .error }
      let first = try #require(found)
      #expect("\(first.line):\(first.column)" == text.place, "\(first)")
      #expect(first.file == file)
      #expect(first.summary.contains(message), "\(first.summary)")
      #expect(!first.remedy.isEmpty)
    }
  }
}
