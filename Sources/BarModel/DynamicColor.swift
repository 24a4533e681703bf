public import BarGeometry

/// A colour that may differ between light and dark mode, like a dynamic `UIColor`.
public struct DynamicColor: Hashable, Sendable {
  public var light: Color
  public var dark: Color

  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// The same colour in both modes.
  public init(_ color: Color) { self.init(light: color, dark: color) }

  /// The system colour with this name, nil when there is none.
  public init?(system name: String) {
    guard let light = SystemColor.color(name, style: .light),
      let dark = SystemColor.color(name, style: .dark)
    else { return nil }
    self.init(light: light, dark: dark)
  }

  public static let clear = DynamicColor(.clear)

  public func resolved(_ style: UserInterfaceStyle) -> Color { style == .light ? light : dark }
}
