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

  /// "Back" in the locale's language, English for one that is not in the table.
  static func genericBackTitle(locale: String) -> String {
    let language = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) ?? "en"
    return [
      "zh": "返回", "ja": "戻る", "ko": "뒤로", "ar": "رجوع", "he": "חזרה", "de": "Zurück", "fr": "Retour",
      "es": "Atrás", "it": "Indietro", "pt": "Voltar", "nl": "Terug", "ru": "Назад", "tr": "Geri",
      "sv": "Tillbaka", "da": "Tilbage", "fi": "Takaisin", "pl": "Wróć", "th": "กลับ", "hi": "वापस",
    ][language.lowercased()] ?? "Back"
  }
}
