extension LayoutRule {
  static let largeTitlePart = LayoutRule(
    "52 pt more for a large title, less what is scrolled away", .measured,
    "cm_rules_en_light: 96 in all; other content sizes assumed")
  static let largeTitle = LayoutRule(
    "baseline 16 pt above the bar's bottom", .measured, "cm_rules_en_light, cm_settings_en_light: 80.0 of 96")
  static let largeTitleScrolled = LayoutRule(
    "moves up with the content, cut at the row", .documented, "Flutter's bar")
  static let largeTitlePulled = LayoutRule(
    "moves down with the content and grows by 3 % for 44 pt, at most 10 %", .documented, "Flutter's bar")
  static let titleIsLarge = LayoutRule(
    "not shown while more than 10 pt of the large title are left", .documented, "Flutter's bar")
}
