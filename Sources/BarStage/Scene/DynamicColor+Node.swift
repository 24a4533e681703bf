import BarGeometry
import BarModel

extension DynamicColor {
  /// A colour that needs no catalogue: hex, a system colour, clear, or components. nil for null and for any other
  /// name. The node has been checked.
  init?(node: JSON5.Node) {
    if let text = node.string {
      guard
        let color = text == "clear"
          ? .clear : Color(hex: text).map({ DynamicColor($0) }) ?? DynamicColor(system: text)
      else { return nil }
      self = color
    } else if let white = node["white"]?.number {
      self.init(Color(white: white, alpha: node["alpha"]?.number ?? 1))
    } else if let p3 = DynamicColor.p3(node) {
      self.init(DisplayP3.sRGB(red: p3[0], green: p3[1], blue: p3[2], alpha: p3.count > 3 ? p3[3] : 1))
    } else if node.isObject {
      self.init(
        Color(
          red: node["red"]?.number ?? 0, green: node["green"]?.number ?? 0, blue: node["blue"]?.number ?? 0,
          alpha: node["alpha"]?.number ?? 1))
    } else {
      return nil
    }
  }

  /// Whether a Display P3 colour is one that sRGB can only come near to.
  static func isOutsideSRGB(_ node: JSON5.Node) -> Bool {
    // Less than half a level is lost to rounding anyway.
    p3(node).map {
      DisplayP3.sRGB(Array($0.prefix(3))).contains { !(-0.5 / 255...1 + 0.5 / 255).contains($0) }
    } ?? false
  }

  private static func p3(_ node: JSON5.Node) -> [Double]? {
    guard let numbers = node["p3"]?.elements.compactMap(\.number), numbers.count >= 3 else { return nil }
    return numbers
  }
}
