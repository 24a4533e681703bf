import BarGeometry
import BarModel

extension DynamicColor {
  /// A colour in any form of the contract; nil for null. The node has been checked.
  init?(node: JSON5.Node) {
    if let text = node.string {
      guard text != "clear" else {
        self = .clear
        return
      }
      guard let color = Color(hex: text).map({ DynamicColor($0) }) ?? DynamicColor(system: text) else {
        return nil
      }
      self = color
    } else if let white = node["white"]?.number {
      self.init(Color(white: white, alpha: node["alpha"]?.number ?? 1))
    } else if let p3 = node["p3"]?.elements.compactMap(\.number), p3.count >= 3 {
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
}
