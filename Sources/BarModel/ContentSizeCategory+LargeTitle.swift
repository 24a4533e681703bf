extension ContentSizeCategory {
  /// Size of the text style `largeTitle`, points (documented: Apple's HIG, Dynamic Type sizes). A bar's large
  /// title follows it: Flutter's bar, fitted to iOS 17.5, comes within 2 points of every row. Inline titles and
  /// buttons keep their size (documented there as well).
  public var largeTitleSize: Double { largeTitle.size }

  /// Its line height, points.
  public var largeTitleLeading: Double { largeTitle.leading }

  private var largeTitle: (size: Double, leading: Double) {
    switch self {
    case .extraSmall: (31, 38)
    case .small: (32, 39)
    case .medium: (33, 40)
    case .large: (34, 41)
    case .extraLarge: (36, 43)
    case .extraExtraLarge: (38, 46)
    case .extraExtraExtraLarge: (40, 48)
    case .accessibilityMedium: (44, 52)
    case .accessibilityLarge: (48, 57)
    case .accessibilityExtraLarge: (52, 61)
    case .accessibilityExtraExtraLarge: (56, 66)
    case .accessibilityExtraExtraExtraLarge: (60, 70)
    }
  }
}
