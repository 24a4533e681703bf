import BarModel
import BarNavigation
import BarStage
import Foundation
import Testing

/// Files of a scene in a folder of their own. The place of a mistake is marked ‸ in one of them.
struct PartFiles {
  let tree: TemporaryTree
  /// "shared/base.json5:3:4" of the mark, from the folder.
  private(set) var place: String?

  /// - Parameter files: names and texts; "main.json5" is the scene.
  init(_ files: KeyValuePairs<String, String>) throws {
    tree = try TemporaryTree()
    for (name, marked) in files {
      let text = JSON5MarkedText(marked)
      try tree.write(text.text, to: name)
      if text.text != marked { place = "\(name):\(text.place)" }
    }
  }

  func load(_ name: String = "main.json5") throws -> Scene { try SceneLoader.load(tree.path + "/" + name) }

  /// Expects exactly one error, at the mark, that says this.
  func expect(_ message: String, in name: String = "main.json5") throws {
    do {
      _ = try load(name)
      Issue.record("accepted")
    } catch let error as SceneFileError {
      let found = error.diagnostics.map { diagnostic in
        let file = FileManager.default.standardized(diagnostic.file, from: tree.path)
        return "\(file):\(diagnostic.line):\(diagnostic.column)"
      }
      #expect(found == [place], "\(error)")
      #expect(error.diagnostics[0].summary.contains(message), "\(error)")
      #expect(!error.diagnostics[0].remedy.isEmpty)
    }
  }
}

extension FileManager {
  /// Without "..", from a folder.
  fileprivate func standardized(_ path: String, from folder: String) -> String {
    URL(fileURLWithPath: path).standardized.path.replacingOccurrences(
      of: URL(fileURLWithPath: folder).standardized.path + "/", with: "")
  }
}
