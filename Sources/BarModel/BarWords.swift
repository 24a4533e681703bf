/// The system's own words in one language.
///
/// The wording is that of Apple's localisations as commonly seen on devices; no system image was at hand to
/// read them from, so each row counts as assumed. Persian is no language of iOS; its row is for apps that
/// bring it.
public struct BarWords: Hashable, Sendable {
  public var back: String
  public var done: String
  public var cancel: String
  public var edit: String
  public var save: String
  public var undo: String
  public var redo: String
  /// The placeholder of a search field.
  public var search: String

  init(
    _ back: String, _ done: String, _ cancel: String, _ edit: String, _ save: String, _ undo: String,
    _ redo: String, _ search: String
  ) {
    self.back = back
    self.done = done
    self.cancel = cancel
    self.edit = edit
    self.save = save
    self.undo = undo
    self.redo = redo
    self.search = search
  }

  static let english = BarWords("Back", "Done", "Cancel", "Edit", "Save", "Undo", "Redo", "Search")

  /// The words of the language that `locale` (BCP 47, or with underscores) asks for; English for one that is
  /// not in the tables.
  public static func words(locale: String) -> BarWords {
    for key in LanguageTag(locale).fallbacks {
      if let found = tables.lazy.compactMap({ $0[key] }).first { return found }
    }
    return english
  }

  /// Every language there is a row for, besides English.
  static var languages: [String] { tables.flatMap(\.keys).sorted() }

  private static let tables = [western, northern, eastern, asian, rightToLeft]
}
