extension SystemColor {
  /// Evidence: the tables of Apple's Human Interface Guidelines from iOS 15 to 18 for the tints and greys; dumps of
  /// iOS 13 that several re-implementations publish for the rest, and for all colours under increased contrast.
  static let table: [(name: String, values: Values)] = [
    ("systemBlue", Values("#007AFF", "#0A84FF", "#0040DD", "#409CFF")),
    ("systemBrown", Values("#A2845E", "#AC8E68", "#7F6545", "#B59469")),
    ("systemCyan", Values("#32ADE6", "#64D2FF", "#0071A4", "#70D7FF")),
    ("systemGreen", Values("#34C759", "#30D158", "#248A3D", "#30DB5B")),
    ("systemIndigo", Values("#5856D6", "#5E5CE6", "#3634A3", "#7D7AFF")),
    ("systemMint", Values("#00C7BE", "#63E6E2", "#0C817B", "#66D4CF")),
    ("systemOrange", Values("#FF9500", "#FF9F0A", "#C93400", "#FFB340")),
    ("systemPink", Values("#FF2D55", "#FF375F", "#D30F45", "#FF6482")),
    ("systemPurple", Values("#AF52DE", "#BF5AF2", "#8944AB", "#DA8FFF")),
    ("systemRed", Values("#FF3B30", "#FF453A", "#D70015", "#FF6961")),
    ("systemTeal", Values("#30B0C7", "#40C8E0", "#008299", "#5DE6FF")),
    ("systemYellow", Values("#FFCC00", "#FFD60A", "#B25000", "#FFD426")),
    ("systemGray", Values("#8E8E93", "#8E8E93", "#6C6C70", "#AEAEB2")),
    ("systemGray2", Values("#AEAEB2", "#636366", "#8E8E93", "#7C7C80")),
    ("systemGray3", Values("#C7C7CC", "#48484A", "#AEAEB2", "#545456")),
    ("systemGray4", Values("#D1D1D6", "#3A3A3C", "#BCBCC0", "#444446")),
    ("systemGray5", Values("#E5E5EA", "#2C2C2E", "#D8D8DC", "#363638")),
    ("systemGray6", Values("#F2F2F7", "#1C1C1E", "#EBEBF0", "#242426")),
    ("label", Values("#000000", "#FFFFFF")),
    ("secondaryLabel", Values("#3C3C4399", "#EBEBF599", "#3C3C43AD", "#EBEBF5AD")),
    ("tertiaryLabel", Values("#3C3C434D", "#EBEBF54D", "#3C3C4360", "#EBEBF560")),
    ("quaternaryLabel", Values("#3C3C432E", "#EBEBF529", "#3C3C4342", "#EBEBF53D")),
    ("placeholderText", Values("#3C3C434D", "#EBEBF54D", "#3C3C4360", "#EBEBF560")),
    ("separator", Values("#3C3C4349", "#54545899", "#3C3C435E", "#545458AD")),
    ("opaqueSeparator", Values("#C6C6C8", "#38383A")), ("link", Values("#007AFF", "#0984FF")),
    ("systemBackground", Values("#FFFFFF", "#000000")),
    ("secondarySystemBackground", Values("#F2F2F7", "#1C1C1E", "#EBEBF0", "#242426")),
    ("tertiarySystemBackground", Values("#FFFFFF", "#2C2C2E", "#FFFFFF", "#363638")),
    ("systemGroupedBackground", Values("#F2F2F7", "#000000", "#EBEBF0", "#000000")),
    ("secondarySystemGroupedBackground", Values("#FFFFFF", "#1C1C1E", "#FFFFFF", "#242426")),
    ("tertiarySystemGroupedBackground", Values("#F2F2F7", "#2C2C2E", "#EBEBF0", "#363638")),
    ("systemFill", Values("#78788033", "#7878805C", "#78788047", "#78788070")),
    ("secondarySystemFill", Values("#78788029", "#78788052", "#7878803D", "#78788066")),
    ("tertiarySystemFill", Values("#7676801F", "#7676803D", "#76768033", "#76768051")),
    ("quaternarySystemFill", Values("#74748014", "#7676802E", "#74748028", "#76768042")),
    ("black", Values("#000000", "#000000")), ("white", Values("#FFFFFF", "#FFFFFF")),
  ]

  /// What colours were before a version, oldest first: the tables of the Human Interface Guidelines for iOS 7 to 12,
  /// and for iOS 13 and 14.
  static let earlier: [(name: String, before: Int, values: Values)] = [
    ("systemGreen", 13, Values("#4CD964", "#4CD964")), ("systemPurple", 13, Values("#5856D6", "#5856D6")),
    ("systemTeal", 15, Values("#5AC8FA", "#64D2FF", "#0071A4", "#70D7FF")),
    ("systemYellow", 15, Values("#FFCC00", "#FFD60A", "#A05A00", "#FFD426")),
  ]
}
