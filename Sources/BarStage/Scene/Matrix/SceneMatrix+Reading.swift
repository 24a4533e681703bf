import BarGeometry
import BarModel

extension SceneMatrix {
  /// Reads a checked project's `matrix`; nil when nothing varies.
  /// - Throws: `SceneFileError` for devices that are not there, exclusions of what the matrix does not have,
  ///   and a matrix of which nothing is left.
  init?(_ file: SceneFile) throws(SceneFileError) {
    guard let node = file.root["matrix"] else { return nil }
    let reader = MatrixReader(source: file.source)
    place = reader.place(node["exclude"] ?? node, "exclude")
    devices = try reader.devices(node["device"])
    styles = reader.words(node["style"])
    directions = reader.words(node["direction"])
    systems = SceneMatrix.once((node["os"]?.elements ?? []).compactMap(\.integer))
    strategies = SceneMatrix.once(node["strategy"].map(SceneBuilder.strategyLabels) ?? [])
    namesOS = systems.count > 1
    exclusions = try reader.exclusions(node["exclude"], of: self)
    if isEmpty { return nil }
    try check(node, reader)
  }

  private func check(_ node: JSON5.Node, _ reader: MatrixReader) throws(SceneFileError) {
    guard count <= SceneMatrix.maximumCombinations else {
      throw reader.place(node, nil).error(
        "the matrix has \(count) combinations, more than \(SceneMatrix.maximumCombinations)",
        remedy: "vary less at once")
    }
    let left = product.compactMap { allowed($0, scene: nil) }
    guard !left.isEmpty else {
      throw place.error("every combination of the matrix is excluded", remedy: "exclude less")
    }
    // Documented: dark mode came with iOS 13.
    if let odd = left.first(where: { ($0.os ?? 13) < 13 && $0.style == .dark }), let os = odd.os {
      throw reader.place(node["os"] ?? node, "os").error(
        "iOS \(os) has no dark mode, and the matrix has both",
        remedy: "add {os: \(os), style: \"dark\"} to exclude")
    }
  }

  /// Each value once, where it stands first.
  static func once<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
