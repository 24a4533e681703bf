public import BarGeometry

/// UIKit's named colours.
public enum SystemColor {
  /// One colour as hex: light and dark mode, then both under increased contrast.
  struct Values {
    var light: String
    var dark: String
    var highContrastLight: String
    var highContrastDark: String

    init(_ light: String, _ dark: String, _ highContrastLight: String, _ highContrastDark: String) {
      self.light = light
      self.dark = dark
      self.highContrastLight = highContrastLight
      self.highContrastDark = highContrastDark
    }

    /// The same under increased contrast.
    init(_ light: String, _ dark: String) { self.init(light, dark, light, dark) }

    func color(style: UserInterfaceStyle, contrast: AccessibilityContrast) -> Color? {
      switch (style, contrast) {
      case (.light, .normal): Color(hex: light)
      case (.dark, .normal): Color(hex: dark)
      case (.light, .high): Color(hex: highContrastLight)
      case (.dark, .high): Color(hex: highContrastDark)
      }
    }
  }

  /// Every name, in the table's order.
  public static var names: [String] { table.map(\.name) }

  /// The colour called `name` on this system, nil when there is none. O(table).
  ///
  /// Names that are younger than `os` have the values they came with.
  public static func color(
    _ name: String, style: UserInterfaceStyle, contrast: AccessibilityContrast = .normal, os: Int = 17
  ) -> Color? {
    let old = earlier.first { $0.name == name && os < $0.before }?.values
    return (old ?? table.first { $0.name == name }?.values)?.color(style: style, contrast: contrast)
  }

  /// True for a colour that is not the same in all systems.
  static func hasChanged(_ name: String) -> Bool { earlier.contains { $0.name == name } }
}
