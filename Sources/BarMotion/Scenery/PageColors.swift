internal import BarGeometry

/// UIKit's semantic colours as far as the placeholder pages need them (documented: UIColor's light and dark
/// values as the system resolves them in iOS 13 to 18).
struct PageColors {
  var background: Color
  var groupedBackground: Color
  var cell: Color
  var label: Color
  var secondaryLabel: Color
  var tertiaryLabel: Color
  var separator: Color
  var fill: Color
  var tint: Color
  var switchOn: Color
  var switchOff: Color

  init(isDark: Bool) {
    let ink = isDark ? Color(rgb: 0xEBEBF5) : Color(rgb: 0x3C3C43)
    background = isDark ? .black : .white
    groupedBackground = isDark ? .black : Color(rgb: 0xF2F2F7)
    cell = isDark ? Color(rgb: 0x1C1C1E) : .white
    label = isDark ? .white : .black
    secondaryLabel = ink.withAlpha(0.6)
    tertiaryLabel = ink.withAlpha(0.3)
    separator = isDark ? Color(rgb: 0x545458, alpha: 0.6) : ink.withAlpha(0.29)
    fill = Color(rgb: 0x767680, alpha: isDark ? 0.24 : 0.12)
    tint = Color(rgb: isDark ? 0x0A84FF : 0x007AFF)
    switchOn = Color(rgb: isDark ? 0x30D158 : 0x34C759)
    switchOff = Color(rgb: isDark ? 0x39393D : 0xE9E9EA)
  }

  /// System colours for tiles and pictures, light values (tiles do not change with the style in Settings).
  enum Accent {
    static let blue = Color(rgb: 0x007AFF)
    static let green = Color(rgb: 0x34C759)
    static let indigo = Color(rgb: 0x5856D6)
    static let orange = Color(rgb: 0xFF9500)
    static let pink = Color(rgb: 0xFF2D55)
    static let red = Color(rgb: 0xFF3B30)
    static let teal = Color(rgb: 0x30B0C7)
    static let gray = Color(rgb: 0x8E8E93)
  }
}
