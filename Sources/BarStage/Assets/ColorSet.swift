import BarGeometry
import BarModel

/// One `.colorset` folder of an asset catalogue.
struct ColorSet {
  var folder: String

  /// Its colours in light and dark, and under increased contrast, on a device.
  /// - Returns: notes say what sRGB cannot show.
  /// - Throws: when `Contents.json` is missing or broken, or has no colour for this device.
  func color(_ traits: AssetTraits) throws(AssetError) -> (color: DynamicColor, notes: [String]) {
    let contents = try CatalogFile(folder: folder)
    let entries = try contents.entries("colors").filter { $0["color"]?.isObject ?? false }
    var notes: [String] = []
    func resolved(isDark: Bool, isHighContrast: Bool) throws(AssetError) -> Color {
      var wanted = traits
      wanted.isDark = isDark
      wanted.isHighContrast = isHighContrast
      var best: (rank: [Int], node: JSON5.Node)?
      for entry in entries {
        guard let rank = CatalogCondition(entry).rank(wanted), let node = entry["color"] else { continue }
        if best.map({ CatalogCondition.isBetter(rank, $0.rank) }) ?? true { best = (rank, node) }
      }
      guard let best else {
        throw contents.error(
          "has no colour for \(traits.idiom) in \(isDark ? "dark" : "light") mode",
          remedy: "fill its universal slot for any appearance")
      }
      return try Self.color(best.node, contents, wanted, &notes)
    }
    let light = try resolved(isDark: false, isHighContrast: false)
    let dark = try resolved(isDark: true, isHighContrast: false)
    let highLight = try resolved(isDark: false, isHighContrast: true)
    let highDark = try resolved(isDark: true, isHighContrast: true)
    let color = DynamicColor(
      light: light, dark: dark, highContrastLight: highLight == light ? nil : highLight,
      highContrastDark: highDark == dark ? nil : highDark)
    return (color, notes)
  }

  private static func color(
    _ node: JSON5.Node, _ contents: CatalogFile, _ traits: AssetTraits, _ notes: inout [String]
  ) throws(AssetError) -> Color {
    if let reference = node["reference"]?.string { return try system(reference, contents, traits) }
    let components = try ColorComponents(node, contents)
    let note = "a colour that sRGB cannot show was replaced by the nearest one"
    if components.isClamped, !notes.contains(note) { notes.append(note) }
    return components.color
  }

  /// A colour of the platform: "systemBlueColor".
  private static func system(
    _ reference: String, _ contents: CatalogFile, _ traits: AssetTraits
  ) throws(AssetError) -> Color {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference
    guard let color = name == "clear" ? .clear : DynamicColor(system: name) else {
      let near = Suggestion.closest(to: name, in: SystemColor.names).map {
        "did you mean \(Quote($0 + "Color"))?"
      }
      throw contents.error(
        "refers to the system colour \(Quote(reference)), which is not known",
        remedy: near ?? "give the colour's components instead")
    }
    let plain = traits.isDark ? color.dark : color.light
    guard traits.isHighContrast else { return plain }
    return (traits.isDark ? color.highContrastDark : color.highContrastLight) ?? plain
  }
}
