/// The parts of a BCP 47 tag that choose a localisation.
struct LanguageTag {
  var language: String
  var script: String?
  var region: String?

  init(_ locale: String) {
    let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    let code = parts.first?.lowercased() ?? "en"
    // Old codes, and Norwegian, of which iOS has one localisation (documented: IANA registry).
    language = ["iw": "he", "in": "id", "no": "nb", "nn": "nb"][code] ?? code
    // A single letter begins extensions; what follows says nothing about the language.
    for part in parts.dropFirst().prefix(while: { $0.count > 1 }) {
      if part.count == 4, script == nil, region == nil { script = part.lowercased() }
      if part.count == 2 || (part.count == 3 && part.allSatisfy(\.isNumber)), region == nil {
        region = part.lowercased()
      }
    }
  }

  /// Table keys, the most particular first.
  var fallbacks: [String] {
    switch language {
    case "zh":
      let isTraditional = script.map { $0 == "hant" } ?? ["tw", "hk", "mo"].contains(region)
      return [isTraditional ? "zh-hant" : "zh-hans"]
    // Without a region Portuguese is that of Brazil, with any other one that of Portugal (Apple's pt and
    // pt-PT).
    case "pt": return region == nil || region == "br" ? ["pt"] : ["pt-pt", "pt"]
    // Spanish outside Spain is that of Latin America (es-419).
    case "es": return region == nil || region == "es" ? ["es"] : ["es-419", "es"]
    default: return region.map { ["\(language)-\($0)", language] } ?? [language]
    }
  }
}
