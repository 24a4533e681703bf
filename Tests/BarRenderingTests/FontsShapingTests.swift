import BarGeometry
import BarRendering
import Testing

@Suite struct FontsShapingTests {
  let shaper = TextShaper(library: TestFonts.library)

  func width(
    _ string: String, _ font: FontDescription = FontDescription(size: 17), locale: String = "en"
  ) throws -> Double {
    try shaper.measure(string, font: font, direction: .leftToRight, locale: locale).width
  }

  @Test(
    "the fixed fonts have a glyph for every script that iOS is sold in",
    arguments: [
      "Inbox", "Ελλάδα Україна Việt", "个人主页", "個人檔案", "設定 カナ", "설정", "العربية", "עברית",
      "ไทย", "हिन्दी", "বাংলা", "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം", "ગુજરાતી", "ਪੰਜਾਬੀ", "ଓଡ଼ିଆ", "සිංහල",
      "ខ្មែរ", "ລາວ", "မြန်မာ", "ქართული", "Հայերեն", "አማርኛ", "👩‍👩‍👧 🇨🇳 ❤️ 1️⃣ 👍🏽 🌶", "☎ ⚙ ① ★ ✓ → © ※",
    ])
  func scripts(text: String) throws {
    let metrics = try shaper.measure(
      text, font: FontDescription(size: 17, weight: .semibold), direction: .leftToRight, locale: "en")
    #expect(metrics.unknownGlyphCount == 0)
    #expect(metrics.width > 0)
  }

  @Test("a scalar that no font has is counted as unknown")
  func unknownGlyph() throws {
    let metrics = try shaper.measure(
      "a\u{F0000}b", font: FontDescription(size: 17), direction: .leftToRight, locale: "en")
    #expect(metrics.unknownGlyphCount == 1)
  }

  @Test("an empty text is 0 wide, also with kern")
  func emptyText() throws {
    #expect(try width("") == 0)
    #expect(try width("", FontDescription(size: 17, kern: 5)) == 0)
  }

  @Test("kern is added after every glyph, the last one too")
  func kern() throws {
    let plain = try width("HIHI")
    #expect(try width("HIHI", FontDescription(size: 17, kern: 2)) == plain + 4 * 2)
    #expect(try abs(width("HI中", FontDescription(size: 17, kern: -1)) - (width("HI中") - 3)) < 0.01)
  }

  @Test("a Chinese character is as wide as its size, which is how CJK fonts are drawn")
  func fullWidth() throws {
    #expect(try width("个人", FontDescription(size: 17)) == 34)
    #expect(try width("个人", FontDescription(size: 17, weight: .semibold)) == 34)
  }

  @Test("widths grow in proportion to the size, without hinting")
  func proportional() throws {
    let small = try width("Settings", FontDescription(size: 8, weight: .medium))
    let large = try width("Settings", FontDescription(size: 16, weight: .medium))
    // Advances are rounded to a 1024th of a point.
    #expect(abs(large - 2 * small) < 0.02)
  }

  @Test("bold letters of 20 points and more are set tighter, in the display drawing")
  func displaySize() throws {
    let text = try width("Settings", FontDescription(size: 19.5, weight: .bold)) / 19.5
    let display = try width("Settings", FontDescription(size: 20, weight: .bold)) / 20
    #expect(display < text)
  }

  @Test("line breaks and control characters count as blanks, a carriage return with its line feed as one")
  func lineBreaks() throws {
    let blank = try width("a b")
    for text in ["a\nb", "a\r\nb", "a\tb", "a\u{0}b", "a\u{2028}b", "a\u{2029}b"] {
      #expect(try width(text) == blank, "\(text.debugDescription)")
    }
  }

  @Test("of a very long text the first thousand clusters and an ellipsis are measured")
  func longText() throws {
    let expected = try width(String(repeating: "x", count: 1000) + "…")
    #expect(try width(String(repeating: "x", count: 100_000)) == expected)
    #expect(try width(String(repeating: "x", count: 1000)) < expected)
    let huge = try width(String(repeating: "﷽", count: 2000), FontDescription(size: 1000, kern: 1000))
    #expect(huge > 0 && huge < 2_097_152)
    _ = try width("e" + String(repeating: "\u{301}", count: 100_000))
    _ = try width(String(repeating: "👩‍👩‍👧", count: 100_000))
  }

  @Test(
    "a size or kern that no font can have is refused",
    arguments: [
      FontDescription(size: 0), FontDescription(size: -1), FontDescription(size: .nan),
      FontDescription(size: .infinity), FontDescription(size: 1001), FontDescription(size: 17, kern: .nan),
      FontDescription(size: 17, kern: 1e9),
    ])
  func invalidFont(font: FontDescription) throws {
    #expect(throws: FontError.self) { try width("a", font) }
  }

  @Test("text measures the same whatever was measured before it")
  func independence() throws {
    let fresh = try width("☎ ★ ABC 个")
    for text in ["العربية", "👍", "日本語"] { _ = try width(text, locale: "ja") }
    #expect(try width("☎ ★ ABC 个") == fresh)
  }
}
