public import BarGeometry

/// UIKit's named colours. Values: Apple's documentation and colour dumps of iOS 13 and later.
public enum SystemColor {
  /// Name, light, dark.
  private static let table: [(name: String, light: String, dark: String)] = [
    ("systemBlue", "#007AFF", "#0A84FF"), ("systemGreen", "#34C759", "#30D158"),
    ("systemIndigo", "#5856D6", "#5E5CE6"), ("systemOrange", "#FF9500", "#FF9F0A"),
    ("systemPink", "#FF2D55", "#FF375F"), ("systemPurple", "#AF52DE", "#BF5AF2"),
    ("systemRed", "#FF3B30", "#FF453A"), ("systemTeal", "#5AC8FA", "#64D2FF"),
    ("systemYellow", "#FFCC00", "#FFD60A"), ("systemGray", "#8E8E93", "#8E8E93"),
    ("systemGray2", "#AEAEB2", "#636366"), ("systemGray3", "#C7C7CC", "#48484A"),
    ("systemGray4", "#D1D1D6", "#3A3A3C"), ("systemGray5", "#E5E5EA", "#2C2C2E"),
    ("systemGray6", "#F2F2F7", "#1C1C1E"), ("label", "#000000", "#FFFFFF"),
    ("secondaryLabel", "#3C3C4399", "#EBEBF599"), ("tertiaryLabel", "#3C3C434D", "#EBEBF54D"),
    ("quaternaryLabel", "#3C3C432E", "#EBEBF529"), ("placeholderText", "#3C3C434D", "#EBEBF54D"),
    ("separator", "#3C3C4349", "#54545899"), ("opaqueSeparator", "#C6C6C8", "#38383A"),
    ("link", "#007AFF", "#0984FF"), ("systemBackground", "#FFFFFF", "#000000"),
    ("secondarySystemBackground", "#F2F2F7", "#1C1C1E"),
    ("tertiarySystemBackground", "#FFFFFF", "#2C2C2E"),
    ("systemGroupedBackground", "#F2F2F7", "#000000"),
    ("secondarySystemGroupedBackground", "#FFFFFF", "#1C1C1E"),
    ("tertiarySystemGroupedBackground", "#F2F2F7", "#2C2C2E"),
    ("systemFill", "#78788033", "#7878805C"), ("secondarySystemFill", "#78788029", "#78788052"),
    ("tertiarySystemFill", "#7676801F", "#7676803D"), ("quaternarySystemFill", "#74748014", "#7676802E"),
    ("black", "#000000", "#000000"), ("white", "#FFFFFF", "#FFFFFF"),
  ]

  /// Every name, in the table's order.
  public static var names: [String] { table.map(\.name) }

  /// The colour called `name` in this style, nil when there is none. O(table).
  public static func color(_ name: String, style: UserInterfaceStyle) -> Color? {
    table.first { $0.name == name }.flatMap { Color(hex: style == .light ? $0.light : $0.dark) }
  }
}
