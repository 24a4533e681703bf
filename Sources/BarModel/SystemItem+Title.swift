extension SystemItem {
  /// The word in the bar, in the locale's language; nil when a symbol stands there.
  public func title(os: Int, locale: String) -> String? {
    guard !isSymbol(os: os) else { return nil }
    let words = BarWords.words(locale: locale)
    switch self {
    case .done: return words.done
    case .cancel: return words.cancel
    case .edit: return words.edit
    case .save: return words.save
    case .undo: return words.undo
    case .redo: return words.redo
    default: return nil
    }
  }
}
