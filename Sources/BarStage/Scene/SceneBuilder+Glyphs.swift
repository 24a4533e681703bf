import BarGeometry
import BarModel
import BarRendering

extension SceneBuilder {
  /// Notes the texts of screens that the scene's fonts cannot set: letters that no font has, and, where the scene
  /// asks for a font of its own, what stands in for it. Cost: only texts beyond ASCII are looked at.
  mutating func noteGlyphs(_ fonts: FontLibrary) {
    guard let screens = file.root["screens"] else { return }
    noteGlyphs(screens, ScenePath().appending("screens"), fonts)
  }

  private mutating func noteGlyphs(_ node: JSON5.Node, _ path: ScenePath, _ fonts: FontLibrary) {
    for member in node.members {
      let place = path.appending(member.key)
      if SceneBuilder.keysOfTexts.contains(member.key) {
        for text in [member.value] + member.value.elements where text.string != nil {
          noteGlyphs(of: text, place, fonts)
        }
      }
      noteGlyphs(member.value, place, fonts)
    }
    for (index, element) in node.elements.enumerated() {
      noteGlyphs(element, path.appending(index), fonts)
    }
  }

  private static let keysOfTexts: Set<String> = [
    "title", "prompt", "backButtonTitle", "text", "search", "segmented",
  ]

  private mutating func noteGlyphs(of node: JSON5.Node, _ path: ScenePath, _ fonts: FontLibrary) {
    guard let text = node.string, text.unicodeScalars.contains(where: { $0.value >= 0x7F }) else { return }
    let fallback: FontFallback
    do throws(FontError) {
      fallback = try fonts.fallback(
        for: text, font: FontDescription(size: 17, weight: .regular), locale: traits.locale)
    } catch {
      // Whoever draws the text says so, with the font's package.
      return
    }
    let missing = fallback.missing.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    if !missing.isEmpty {
      note(
        node, path, "no font has a glyph for \(missing.prefix(5).joined(separator: ", ")): a box is drawn",
        remedy: "name a font that has it under fonts, or change the text")
    } else if let own = fonts.systemFamily, !fallback.families.isEmpty {
      note(
        node, path,
        "\(own) lacks some of these letters: \(fallback.families.joined(separator: ", ")) stands in",
        remedy: "nothing need be done if it looks right")
    }
  }

  private mutating func note(_ node: JSON5.Node, _ path: ScenePath, _ message: String, remedy: String) {
    notes.append(
      source.diagnostic(at: node, path: "\(path)", message: message, remedy: remedy, severity: .warning))
  }
}
