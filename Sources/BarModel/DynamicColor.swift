public import BarGeometry

/// A colour that may differ between light and dark mode and with the contrast, like a dynamic `UIColor`.
public struct DynamicColor: Hashable, Sendable {
  public var light: Color
  public var dark: Color
  /// Under increased contrast; nil: no different.
  public var highContrastLight: Color?
  public var highContrastDark: Color?

  public init(
    light: Color, dark: Color, highContrastLight: Color? = nil, highContrastDark: Color? = nil
  ) {
    self.light = light
    self.dark = dark
    self.highContrastLight = highContrastLight
    self.highContrastDark = highContrastDark
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

  /// The colour in these traits: style and contrast count.
  public func resolved(_ traits: Traits) -> Color {
    let plain = resolved(traits.style)
    guard traits.contrast == .high else { return plain }
    return (traits.isDark ? highContrastDark : highContrastLight) ?? plain
  }
}
