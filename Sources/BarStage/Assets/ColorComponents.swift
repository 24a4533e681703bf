import BarGeometry

/// The `color` of an entry in a colour set, in the number forms that Xcode writes: "0.314" (a fraction), "255" and
/// "0x3E" (bytes), and numbers without quotes.
struct ColorComponents {
  let color: Color
  /// Whether sRGB cannot show it, and the nearest colour that it can show stands for it.
  let isClamped: Bool

  private let contents: CatalogFile

  /// - Throws: for a missing or unreadable component and for an unknown colour space.
  init(_ node: JSON5.Node, _ contents: CatalogFile) throws(AssetError) {
    self.contents = contents
    guard let components = node["components"], components.isObject else {
      throw contents.error("has a colour without components")
    }
    func part(_ key: String) throws(AssetError) -> Double {
      guard let node = components[key] else { throw contents.error("has a colour without \(Quote(key))") }
      guard let value = Self.value(node, isAlpha: key == "alpha") else {
        throw contents.error("has a \(Quote(key)) that is no number")
      }
      return value
    }
    let alpha = components["alpha"] == nil ? 1 : try part("alpha").clamped(to: 0...1)
    let space = node["color-space"]?.string ?? "srgb"
    let straight: [Double]
    switch space {
    case "gray-gamma-22", "extended-gray":
      // Assumed: iOS shows a grey's number as sRGB's (UIColor(white: 0.1) is #1A1A1A).
      straight = [Double](repeating: try part("white"), count: 3)
    case "srgb", "extended-srgb":
      straight = [try part("red"), try part("green"), try part("blue")]
    case "extended-linear-srgb":
      straight = [try part("red"), try part("green"), try part("blue")].map(DisplayP3.encode)
    case "display-p3":
      straight = DisplayP3.sRGB([try part("red"), try part("green"), try part("blue")])
    default:
      throw contents.error(
        "has the colour space \(Quote(space)), which is not read", remedy: "use srgb or display-p3")
    }
    // Half a level: what rounding would reach anyway.
    isClamped = straight.contains { $0 < -0.5 / 255 || $0 > 1 + 0.5 / 255 }
    let inside = straight.map { $0.clamped(to: 0...1) }
    // Rounded, so that the last bit of the C library's pow cannot show.
    color = Color(red: inside[0], green: inside[1], blue: inside[2], alpha: alpha).quantized
  }

  /// nil for what is no number.
  private static func value(_ node: JSON5.Node, isAlpha: Bool) -> Double? {
    if let number = node.number {
      guard number.isFinite else { return nil }
      // Without quotes 1 is full; only bytes are larger.
      return number > 1 && number == number.rounded() ? number / 255 : number
    }
    guard let text = node.string?.filter({ !$0.isWhitespace }), text.utf8.count <= 32 else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard text.first?.isLetter == false, let number = Double(text), number.isFinite else { return nil }
    let isFraction = text.contains { ".eE".contains($0) } || isAlpha && number <= 1
    return isFraction ? number : number / 255
  }
}
