import BarFiles
import BarGeometry
import BarModel

/// Reads the parts of a project's `matrix`.
struct MatrixReader {
  let source: SourceMap

  func place(_ node: JSON5.Node, _ key: String?) -> SourcePlace {
    let path = ScenePath().appending("matrix")
    return SourcePlace(
      source: source, offset: node.offset, path: "\(key.map { path.appending($0) } ?? path)")
  }

  func words<Word: RawRepresentable<String> & Hashable>(_ node: JSON5.Node?) -> [Word] {
    SceneMatrix.once((node?.elements ?? []).compactMap { $0.string.flatMap(Word.init) })
  }

  func devices(_ node: JSON5.Node?) throws(SceneFileError) -> [String] {
    var names: [String] = []
    for element in node?.elements ?? [] { names.append(try device(element, "device")) }
    return SceneMatrix.once(names)
  }

  private func device(_ node: JSON5.Node, _ key: String) throws(SceneFileError) -> String {
    let name = node.string ?? ""
    guard let device = Device.named(name) else {
      let near = Suggestion.closest(to: name, in: Device.allNames).map { "did you mean \(Quote($0))?" }
      throw place(node, key).error(
        "there is no device \(Quote(name))", remedy: near ?? "see the list of `fakebar devices`")
    }
    return device.name
  }

  func exclusions(_ node: JSON5.Node?, of matrix: SceneMatrix) throws(SceneFileError) -> [MatrixExclusion] {
    var result: [MatrixExclusion] = []
    for entry in node?.elements ?? [] {
      let exclusion = MatrixExclusion(
        device: try entry["device"].map { (node) throws(SceneFileError) in try device(node, "exclude") },
        style: entry["style"]?.string.flatMap(UserInterfaceStyle.init),
        direction: entry["direction"]?.string.flatMap(LayoutDirection.init),
        os: entry["os"]?.integer, strategy: entry["strategy"]?.string,
        scene: entry["scene"]?.string.map(GlobPattern.init))
      try check(exclusion, entry, matrix)
      result.append(exclusion)
    }
    return result
  }

  /// An exclusion of what is not there would do nothing, which is never what was meant.
  private func check(
    _ exclusion: MatrixExclusion, _ entry: JSON5.Node, _ matrix: SceneMatrix
  ) throws(SceneFileError) {
    func strange<Value: Equatable>(_ value: Value?, _ axis: [Value]) -> Bool {
      value.map { !axis.contains($0) } ?? false
    }
    let axes = [
      ("device", strange(exclusion.device, matrix.devices)),
      ("style", strange(exclusion.style, matrix.styles)),
      ("direction", strange(exclusion.direction, matrix.directions)),
      ("os", strange(exclusion.os, matrix.systems)),
      ("strategy", strange(exclusion.strategy, matrix.strategies)),
    ]
    guard let (key, _) = axes.first(where: \.1), let value = entry[key] else { return }
    let text = value.string ?? value.integer.map { "\($0)" } ?? ""
    throw place(value, "exclude").error(
      "the matrix has no \(key) \(Quote(text)) to exclude", remedy: "remove this, or add it to \(key)")
  }
}
