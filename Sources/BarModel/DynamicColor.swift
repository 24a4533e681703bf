public import BarGeometry

/// A colour that may differ between light and dark mode and with the contrast, like a dynamic `UIColor`.
public struct DynamicColor: Hashable, Sendable {
  public var light: Color
  public var dark: Color
  /// Under increased contrast; nil: no different.
  public var highContrastLight: Color?
  public var highContrastDark: Color?
  /// The name of a system colour that older systems show differently.
  private var changedName: String?

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

  /// The system colour with this name, nil when there is none. Its stored colours are those of today's system.
  public init?(system name: String) {
    guard let light = SystemColor.color(name, style: .light), let dark = SystemColor.color(name, style: .dark)
    else { return nil }
    let high = [UserInterfaceStyle.light, .dark].map {
      SystemColor.color(name, style: $0, contrast: .high)
    }
    self.init(
      light: light, dark: dark, highContrastLight: high[0] == light ? nil : high[0],
      highContrastDark: high[1] == dark ? nil : high[1])
    if SystemColor.hasChanged(name) { changedName = name }
  }

  public static let clear = DynamicColor(.clear)

  public func resolved(_ style: UserInterfaceStyle) -> Color { style == .light ? light : dark }

  /// The colour in these traits: style, contrast and, for a system colour, the version count.
  public func resolved(_ traits: Traits) -> Color {
    if let changedName,
      let color = SystemColor.color(
        changedName, style: traits.style, contrast: traits.contrast, os: traits.os)
    {
      return color
    }
    let plain = resolved(traits.style)
    guard traits.contrast == .high else { return plain }
    return (traits.isDark ? highContrastDark : highContrastLight) ?? plain
  }
}
