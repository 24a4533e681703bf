import BarStage
import Testing

@Suite("Letters that fonts lack")
struct GlyphNoteTests {
  private func notes(_ title: String, fonts: String = "") throws -> [String] {
    try Stage.scene("{screens: {a: {title: '\(title)'}}, stack: ['a']\(fonts)}").notes.map(\.summary)
  }

  @Test("a letter that no font has is noted where it stands, by its code point")
  func missing() throws {
    // A private use area has no glyphs in fonts for everyone.
    let found = try notes("A \u{F5FFE}")
    #expect(found.count == 1)
    #expect(
      found.first?.contains("$.screens.a.title: no font has a glyph for U+F5FFE: a box is drawn") == true)
  }

  @Test("code points have four digits at least")
  func digits() throws {
    // Unassigned in Unicode.
    #expect(try notes("\u{0378}").first?.contains("no font has a glyph for U+0378:") == true)
  }

  @Test("scripts that the system font leaves to others are no note, in whatever language")
  func scripts() throws {
    for title in [
      "Résumé", "收件箱", "البريد", "דואר", "Ящик", "✓ Fertig", "🌿 Garden", "e\u{301}", "a\u{200F}b",
    ] {
      #expect(try notes(title).isEmpty, "\(title)")
    }
  }

  @Test("beside a font that the scene asks for, what stands in is named")
  func standIn() throws {
    let found = try notes("דואר", fonts: ", fonts: {system: 'Noto Sans Arabic'}")
    #expect(
      found.first?.contains("Noto Sans Arabic lacks some of these letters: Noto Sans Hebrew stands in")
        == true)
  }
}
