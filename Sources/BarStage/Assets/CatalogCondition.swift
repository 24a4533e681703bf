import BarModel

/// What one entry of a catalogue is for: device, appearance, direction and so on.
///
/// Apple's format reference names the keys but not the order in which they decide; the order here is assumed: device,
/// light or dark, contrast, language, size class, direction, gamut. Each prefers an exact match to an entry that does
/// not say, and an entry that says something else is out.
package struct CatalogCondition {
  private let entry: JSON5.Node

  package init(_ entry: JSON5.Node) { self.entry = entry }

  var idiom: String { entry["idiom"]?.string ?? "universal" }
  /// "left-to-right", "right-to-left", or nil.
  var direction: String? { entry["language-direction"]?.string }

  /// How well the entry fits, larger is better at the first difference; nil when it is for something else.
  package func rank(_ traits: AssetTraits) -> [Int]? {
    guard let device = exactness(idiom, traits.idiom, any: "universal"),
      let (style, contrast) = appearance(traits),
      let language = exactness(entry["locale"]?.string.map(AssetTraits.language), traits.language),
      let width = exactness(entry["width-class"]?.string, traits.widthClass),
      let height = exactness(entry["height-class"]?.string, traits.heightClass),
      let subtype = subtype(traits), entry["screen-width"] == nil
    else { return nil }
    return [
      device, subtype, style, contrast, language, width + height, directionRank(traits), gamutRank(traits),
      // Slots for amounts of memory and kinds of graphics: the devices here do not tell theirs.
      entry["memory"] == nil && entry["graphics-feature-set"] == nil ? 1 : 0,
    ]
  }

  /// Equal traits in two entries give equal ranks, so order of the lists decides nothing but exact duplicates.
  package static func isBetter(_ a: [Int], _ b: [Int]) -> Bool { b.lexicographicallyPrecedes(a) }

  private func exactness(_ value: String?, _ wanted: String, any: String? = nil) -> Int? {
    guard let value, value != any else { return 0 }
    return value == wanted ? 1 : nil
  }

  private func appearance(_ traits: AssetTraits) -> (style: Int, contrast: Int)? {
    var (style, contrast) = (0, 0)
    for appearance in entry["appearances"]?.elements ?? [] {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", "dark") where traits.isDark, ("luminosity", "light") where !traits.isDark: style = 1
      case ("contrast", "high") where traits.isHighContrast: contrast = 1
      default: return nil
      }
    }
    return (style, contrast)
  }

  /// "736h" and its like are screens of that height; "retina4" is 568 points.
  private func subtype(_ traits: AssetTraits) -> Int? {
    guard let subtype = entry["subtype"]?.string else { return 0 }
    let height = subtype == "retina4" ? "568h" : subtype
    return height == "\(Int(traits.screenHeight))h" ? 1 : nil
  }

  /// An entry for the other direction serves too, mirrored: documented for Xcode's "Left to Right, Mirrors"; assumed
  /// where a slot for this direction is there but empty.
  private func directionRank(_ traits: AssetTraits) -> Int {
    switch direction {
    case "left-to-right": traits.isRightToLeft ? 0 : 2
    case "right-to-left": traits.isRightToLeft ? 2 : 0
    default: 1
    }
  }

  private func gamutRank(_ traits: AssetTraits) -> Int {
    switch entry["display-gamut"]?.string {
    case nil: 1
    case "display-P3": traits.gamut == .p3 ? 2 : 0
    default: traits.gamut == .srgb ? 2 : 0
    }
  }
}
