import BarGeometry
import BarModel

extension SceneBuilder {
  /// A colour in any form of the contract; nil for null and for an absent node. What is wrong with it is kept with
  /// the assets until the scene is whole.
  func color(_ node: JSON5.Node?) -> DynamicColor? { node.flatMap(assets.color) }

  /// Absent = untouched, null = unset, else what `read` makes of it.
  func setting<Value>(_ node: JSON5.Node?, _ read: (JSON5.Node) -> Value?) -> Setting<Value> {
    guard let node else { return .untouched }
    if node.isNull { return .unset }
    return read(node).map(Setting.value) ?? .untouched
  }

  func word<Word: RawRepresentable<String>>(_ node: JSON5.Node) -> Word? {
    node.string.flatMap(Word.init(rawValue:))
  }

  func insets(_ node: JSON5.Node?) -> EdgeInsets {
    EdgeInsets(
      top: node?["top"]?.number ?? 0, left: node?["left"]?.number ?? 0, bottom: node?["bottom"]?.number ?? 0,
      right: node?["right"]?.number ?? 0)
  }

  func attributes(_ node: JSON5.Node) -> TextAttributes {
    TextAttributes(
      color: color(node["color"]), size: node["size"]?.number,
      weight: node["weight"]?.string.flatMap(FontWeight.init(name:)), family: node["family"]?.string,
      kern: node["kern"]?.number)
  }

  /// A point as `[x, y]`, `{x, y}` or `{horizontal, vertical}` (UIOffset's names).
  func offset(_ node: JSON5.Node) -> Point? {
    let numbers = node.elements.compactMap(\.number)
    if numbers.count == 2 { return Point(x: numbers[0], y: numbers[1]) }
    guard node.isObject else { return nil }
    return Point(
      x: (node["x"] ?? node["horizontal"])?.number ?? 0, y: (node["y"] ?? node["vertical"])?.number ?? 0)
  }
}
