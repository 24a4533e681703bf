import BarModel

/// What to say of a word that is no colour.
enum UnknownColor {
  /// - Parameter index: the colour sets that the scene has; nil when it can have none.
  static func problem(_ text: String, index: CatalogIndex? = nil) -> AssetError {
    // "UIColor.systemBlue" and ".systemBlue" are how Swift writes them.
    let word = text.utf8.count <= 64 ? text.split(separator: ".").last.map(String.init) ?? text : text
    let message = "no colour is called \(Quote(text))"
    let near = index?.colorSuggestion(text) ?? Suggestion.closest(to: word, in: SystemColor.names + ["clear"])
    if let near { return AssetError(message: message, remedy: "did you mean \(Quote(near))?") }
    if [3, 4, 6, 8].contains(text.utf8.count), text.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
      return AssetError(message: "a hex colour begins with '#'", remedy: "write \(Quote("#" + text))")
    }
    return AssetError(
      message: message,
      remedy: "write the colour itself, such as '#34C759', or list the catalog that has it in assets")
  }
}
