import BarModel
import BarMotion
import BarStage
import Foundation
import Testing

/// A project with a matrix, whose scenes are small. A mistake's place is marked ‸.
struct MatrixProject {
  static let scene = """
    {screens: {a: {title: 'A', content: {placeholder: 'none'}}, b: {title: 'B'}}, stack: ['a'], steps: [{push: 'b'}],
     frames: {at: [0.5]}}
    """

  let tree: TemporaryTree
  let place: String

  init(_ keys: String, scenes: KeyValuePairs<String, String> = ["push.json5": MatrixProject.scene]) throws {
    tree = try TemporaryTree()
    for (name, text) in scenes { try tree.write(text, to: "Scenes/" + name) }
    let marked = JSON5MarkedText("{scenes: ['Scenes/**/*.json5'],\n \(keys)}")
    try tree.write(marked.text, to: "fakebar.json5")
    place = marked.place
  }

  func project() throws -> Project { try Project(file: tree.path + "/fakebar.json5") }

  /// The variants of a scene.
  func jobs(_ scene: String = "push", _ overrides: SceneOverrides = SceneOverrides()) throws -> [SceneJob] {
    try SceneJob.all("\(tree.path)/Scenes/\(scene).json5", project: project(), overrides: overrides)
  }

  /// "iPhone 8-dark-ltr fakeBar sharedBar" of each.
  func variants(_ overrides: SceneOverrides = SceneOverrides(), scene: String = "push") throws -> [String] {
    try jobs(scene, overrides).map { job in
      let scene = try job.load()
      return ([scene.variant?.name ?? "none"] + scene.strategies.map { type(of: $0).name }).joined(
        separator: " ")
    }
  }

  /// Expects one error at the mark.
  func expect(_ message: String) throws {
    do {
      for job in try jobs() { _ = try job.load() }
      Issue.record("accepted")
    } catch let error as SceneFileError {
      #expect(error.diagnostics.map { "\($0.line):\($0.column)" } == [place], "\(error)")
      #expect(error.diagnostics[0].file.hasSuffix("fakebar.json5"))
      #expect(error.diagnostics[0].summary.contains(message), "\(error)")
    }
  }
}
