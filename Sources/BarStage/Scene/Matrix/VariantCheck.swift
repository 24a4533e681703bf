import BarModel

/// Looks for values of a matrix that a scene cannot be shown with.
struct VariantCheck {
  let file: SceneFile
  /// `defaults.traits` of the project, whose offsets are the file's.
  let defaults: JSON5.Node?
  /// With the combination's values.
  let traits: Traits

  func check(_ combination: MatrixCombination) throws(SceneFileError) {
    // Documented: dark mode came with iOS 13.
    if combination.style == .dark, traits.os < 13, let os = node("os") {
      throw place(os, "os").error(
        "iOS \(traits.os) has no dark mode, which the project's matrix asks for",
        remedy: "write 13 or later, or exclude this scene's dark variants in the matrix")
    }
    if let device = combination.device, let size = node("size") {
      throw place(size, "size").error(
        "a screen of its own cannot be \(Quote(device)), which the project's matrix asks for",
        remedy: "remove size, or move the scene to a project whose matrix has no devices")
    }
  }

  private func node(_ key: String) -> JSON5.Node? { file.root["traits"]?[key] ?? defaults?[key] }

  private func place(_ node: JSON5.Node, _ key: String) -> SourcePlace {
    SourcePlace(source: file.source, offset: node.offset, path: "$.traits.\(key)")
  }
}
