import BarGeometry
import BarModel

extension SceneBuilder {
  /// An image setting; reports an image that cannot be found or read.
  mutating func image(_ node: JSON5.Node?, _ path: ScenePath) -> Setting<BarImage> {
    guard let node else { return .untouched }
    if node.isNull { return .unset }
    return load(node, path).map(Setting.value) ?? .untouched
  }

  /// Any of the contract's forms of an image.
  mutating func load(_ node: JSON5.Node, _ path: ScenePath) -> BarImage? {
    if node.string == "empty" { return .empty }
    if let wrong = node["capInsets"]?.members.first(where: { ($0.value.number ?? 0) < 0 }) {
      report(
        wrong.value, path.appending("capInsets").appending(wrong.key), "a cap cannot be negative",
        remedy: "write 0 or more points")
    }
    do throws(AssetError) {
      let image = try image(in: node)
      takeFindings(at: node, path)
      return image
    } catch {
      report(node, path, error)
      return nil
    }
  }

  private func image(in node: JSON5.Node) throws(AssetError) -> BarImage? {
    if let name = node.string { return try assets.image(named: name, scale: nil) }
    if let solid = node["solid"] {
      let size = node["size"]?.elements.compactMap(\.number) ?? [1, 1]
      let fill = (color(solid) ?? .clear).resolved(traits)
      return try assets.solid(fill, size: Size(width: size[0], height: size.count > 1 ? size[1] : size[0]))
    }
    if let gradient = node["gradient"] {
      let colors = gradient.elements.compactMap { color($0)?.resolved(traits) }
      return try assets.gradient(colors, angle: node["angle"]?.number ?? 90)
    }
    guard let name = node["image"]?.string else { return nil }
    var image = name == "empty" ? .empty : try assets.image(named: name, scale: node["scale"]?.number)
    if let caps = node["capInsets"] { image.capInsets = insets(caps) }
    if let mode = node["resizingMode"]?.string {
      image.tiles = mode == "tile"
      image.capInsets = image.capInsets ?? .zero
    }
    if let rendering = node["rendering"], let mode: BarImage.RenderingMode = word(rendering) {
      image.rendering = mode
    }
    return image
  }
}
