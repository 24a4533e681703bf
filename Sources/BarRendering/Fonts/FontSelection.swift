/// Which bundled families a text needs beyond the leading ones; the key of a font configuration.
///
/// A text gets the same pixels whatever other texts were drawn before it, because the selection is made from
/// the text alone.
struct FontSelection: Hashable, Sendable {
  /// Indices into `FontCatalog.scripts`, ascending.
  var scripts: [Int] = []
  var cjk: CJKFace?
  var needsSymbols = false
  var needsEmoji = false

  /// In the order in which they are tried.
  var families: [FontFamily] {
    scripts.map { FontCatalog.scripts[$0] } + (cjk.map { [$0.family] } ?? [])
      + (needsSymbols ? FontCatalog.symbols : []) + (needsEmoji ? [FontCatalog.emoji] : [])
  }

  /// Adds the family with this name; false when no bundled fallback has it.
  mutating func add(familyNamed name: String) -> Bool {
    func isNamed(_ family: FontFamily) -> Bool {
      FontConfiguration.key(family.name) == FontConfiguration.key(name)
    }
    if let index = FontCatalog.scripts.firstIndex(where: isNamed) {
      add(script: index)
    } else if let face = CJKFace.allCases.first(where: { isNamed($0.family) }) {
      cjk = face
    } else if FontCatalog.symbols.contains(where: isNamed) {
      needsSymbols = true
    } else if isNamed(FontCatalog.emoji) {
      needsEmoji = true
    } else {
      return false
    }
    return true
  }

  /// Adds what a scalar that no leading family covers needs.
  mutating func add(_ scalar: Unicode.Scalar, locale: String) {
    if let index = FontCatalog.scripts.firstIndex(where: { $0.contains(scalar) }) {
      add(script: index)
    } else if FontCatalog.cjkRanges.contains(where: { $0.contains(scalar.value) }) {
      cjk = cjk ?? CJKFace(locale: locale)
    } else if FontCatalog.emoji.contains(scalar) {
      needsEmoji = true
    } else {
      needsSymbols = true
    }
  }

  private mutating func add(script index: Int) {
    guard !scripts.contains(index) else { return }
    scripts.append(index)
    scripts.sort()
  }
}
