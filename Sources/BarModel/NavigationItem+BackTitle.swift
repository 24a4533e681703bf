extension NavigationItem {
  /// What the back button of the page above may say, in the order in which it is tried; when none fits the
  /// arrow stands alone.
  func backTitles(locale: String) -> [String] {
    if let own = backBarButtonItem { return [own.title].compactMap { $0 } }
    let generic = NavigationItem.genericBackTitle(locale: locale)
    switch backButtonDisplayMode {
    case .minimal: return []
    case .generic: return [generic]
    case .default:
      let full = backButtonTitle ?? title ?? generic
      // An empty title means the arrow alone.
      return full.isEmpty ? [] : [full, generic]
    }
  }

  /// "Back" in the locale's language, English for one that is not in the tables.
  static func genericBackTitle(locale: String) -> String { BarWords.words(locale: locale).back }
}
