import BarDisplay
import BarGeometry
import BarPixels
import BarRendering
import Testing

@Suite struct RasterizerTextTests {
  func text(
    _ string: String, size: Double = 17, weight: FontWeight = .semibold,
    direction: LayoutDirection = .leftToRight, locale: String = "en", alignment: TextAlignment = .leading
  ) -> TextContent {
    TextContent(
      string, font: FontDescription(size: size, weight: weight), direction: direction, locale: locale,
      baseline: 20, alignment: alignment)
  }

  func mask(
    _ content: TextContent, width: Double = 300, scale: Double = 1
  ) throws -> (mask: AlphaMask, origin: PixelOffset) {
    try #require(try rasterize(.text(content, color: .black), width, 28, scale: scale)?.mask)
  }

  @Test("text without emoji is a mask, with emoji a coloured pixmap", arguments: ["Back", "个人", "العربية"])
  func kinds(string: String) throws {
    let rasterizer = Rasterizer(fonts: TestFonts.library)
    #expect(try rasterizer.isTintable(.text(text(string), color: .black)))
    #expect(try mask(text(string)).mask.bytesArray.contains { $0 > 200 })
    let emoji = Content.text(text(string + "🍎"), color: .black)
    #expect(try !rasterizer.isTintable(emoji))
    let pixmap = try #require(try rasterize(emoji, 300, 28)?.pixmap?.pixmap)
    let words = (0..<(pixmap.width * pixmap.height)).map { pixmap.words[$0] }
    // The apple is red.
    #expect(words.contains { $0 >> 16 & 255 > 150 && $0 & 255 < 100 })
  }

  @Test("the text's own letters decide how it runs: a full stop stays at the end of an English sentence")
  func naturalDirection() throws {
    let english = try mask(text("Back.", direction: .leftToRight))
    let mirrored = try mask(text("Back.", direction: .rightToLeft, alignment: .trailing))
    #expect(english.mask.bytesArray == mirrored.mask.bytesArray)
    #expect(english.origin == mirrored.origin)
    let arabic = try mask(text("رجوع.", direction: .rightToLeft))
    let unmirrored = try mask(text("رجوع.", direction: .leftToRight, alignment: .trailing))
    #expect(arabic.mask.bytesArray == unmirrored.mask.bytesArray)
  }

  @Test("an emoji has the size of the text at every scale")
  func emojiSize() throws {
    for scale in [1.0, 2, 3] {
      let (pixmap, _) = try #require(
        try rasterize(.text(text("🍎"), color: .black), 300, 28, scale: scale)?.pixmap)
      let height = Double(pixmap.height) / scale
      #expect(height > 0.8 * 17 && height < 1.4 * 17)
    }
  }

  @Test("an emoji is as transparent as its text colour")
  func emojiAlpha() throws {
    let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let pixmap = try #require(try rasterize(.text(text("🍎"), color: half), 300, 28)?.pixmap?.pixmap)
    let alphas = (0..<(pixmap.width * pixmap.height)).map { pixmap.words[$0] >> 24 }
    #expect(alphas.max() == 128 || alphas.max() == 127)
  }

  @Test("Arabic stands on the baseline it has alone when the line starts with Chinese")
  func baseline() throws {
    let alone = try mask(text("ا"))
    let mixed = try mask(text("个 ا"))
    let last = mixed.mask.width - 1
    let rows = (0..<mixed.mask.height).filter { mixed.mask[last - 1, $0] > 128 }
    let bottom = try #require(rows.last) + mixed.origin.y
    let aloneRows = (0..<alone.mask.height).filter { alone.mask[alone.mask.width - 2, $0] > 128 }
    #expect(bottom == (try #require(aloneRows.last)) + alone.origin.y)
  }

  @Test("flat letters end on the stated baseline", arguments: [1.0, 2, 3])
  func latinBaseline(scale: Double) throws {
    let drawn = try mask(text("HIH"), scale: scale)
    #expect(drawn.origin.y + drawn.mask.height == Int(20 * scale))
  }

  @Test("trailing text lies right of leading text by exactly the room that measuring leaves")
  func measuredEqualsDrawn() throws {
    for string in ["Inbox", "个人 Back", "AVAWA ffi"] {
      let leading = try mask(text(string), scale: 2)
      let trailing = try mask(text(string, alignment: .trailing), scale: 2)
      let shift =
        trailing.mask.centroidX + Double(trailing.origin.x) - leading.mask.centroidX
        - Double(leading.origin.x)
      let width = try TextShaper(library: TestFonts.library).measure(
        string, font: text("").font, direction: .leftToRight, locale: "en"
      ).width
      #expect(abs(shift - (300 - width) * 2) < 0.05, "\(string)")
    }
  }

  @Test("text moves by fractions of a pixel")
  func subpixel() throws {
    let places = try [100.0, 100.5, 101, 101.5].map { width in
      let drawn = try mask(text("lil", alignment: .center), width: width)
      return drawn.mask.centroidX + Double(drawn.origin.x)
    }
    for step in 1..<4 { #expect(abs(places[step] - places[step - 1] - 0.25) < 0.02) }
  }

  @Test("leading is right in right-to-left text")
  func rightToLeft() throws {
    let leading = try mask(text("شخصي", direction: .rightToLeft))
    #expect(leading.origin.x + leading.mask.width >= 297)
    let trailing = try mask(text("شخصي", direction: .rightToLeft, alignment: .trailing))
    #expect(trailing.origin.x <= 3)
  }

  @Test("text that is too wide is cut at a letter and ends with an ellipsis")
  func ellipsis() throws {
    let cut = try mask(text("Conversations"), width: 90)
    let width = { (string: String) throws in
      try TextShaper(library: TestFonts.library).measure(
        string, font: text("").font, direction: .leftToRight, locale: "en"
      ).width
    }
    let letters = try #require(
      try (0..<13).last { try width(String("Conversations".prefix($0)) + "…") <= 90 })
    let typed = try mask(text(String("Conversations".prefix(letters)) + "…"), width: 90)
    #expect(letters > 4)
    #expect(cut.mask.bytesArray == typed.mask.bytesArray)
    #expect(cut.origin == typed.origin)
  }

  @Test("a frame of the measured width, rounded, cuts nothing off")
  func exactFit() throws {
    let width = try TextShaper(library: TestFonts.library).measure(
      "Inbox", font: text("").font, direction: .leftToRight, locale: "en"
    ).width
    let whole = try mask(text("Inbox"))
    #expect(try mask(text("Inbox"), width: width.quantized - 0.001).mask.bytesArray == whole.mask.bytesArray)
  }

  @Test("no ink leaves the frame by more than the outset", arguments: ["éÅ̊̂̃jgَّ", "Ẫ̂̃̄̆̇̈", "WWWWWWWWWW"])
  func outset(string: String) throws {
    let content = text(string)
    let drawn = try mask(content, width: 40, scale: 2)
    let limit = Int(content.inkOutset * 2)
    #expect(drawn.origin.x >= -limit && drawn.origin.y >= -limit)
    #expect(drawn.origin.x + drawn.mask.width <= 80 + limit + 1)
    #expect(drawn.origin.y + drawn.mask.height <= 56 + limit + 1)
  }

  @Test("masks are cut to their ink and blank text gives nothing")
  func cropping() throws {
    let drawn = try mask(text("H")).mask
    #expect((0..<drawn.height).contains { drawn[0, $0] > 0 })
    #expect((0..<drawn.width).contains { drawn[$0, 0] > 0 })
    for blank in ["", " ", "\n", "\u{200B}"] {
      #expect(try rasterize(.text(text(blank), color: .black), 100, 20) == nil)
    }
  }

  @Test("Chinese forms follow the locale")
  func locales() throws {
    func form(_ locale: String) throws -> [UInt8] {
      try mask(text("直骨", locale: locale), scale: 3).mask.bytesArray
    }
    #expect(try form("zh-Hans") != form("ja"))
    #expect(try form("zh-Hans") != form("zh-Hant"))
    #expect(try form("zh-Hant") == form("zh-TW"))
    #expect(try form("en") == form("zh"))
  }

  @Test("sixteen workers with one library draw the same pixels")
  func threads() async throws {
    let contents = ["个人主页 Back العربية", "Large Title", "👩‍👩‍👧 ok"].map {
      Content.text(text($0, size: 34, weight: .bold), color: .black)
    }
    let library = try FontLibrary()
    let results = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for _ in 0..<16 {
        group.addTask {
          let rasterizer = Rasterizer(fonts: library)
          return try contents.map { content in
            let raster = try rasterizer.raster(
              for: content, size: Size(width: 390, height: 41), scale: 3, images: TestImages())
            if let mask = raster?.mask { return mask.mask.bytesArray }
            let pixmap = try #require(raster?.pixmap?.pixmap)
            return Array(
              UnsafeRawBufferPointer(start: pixmap.words, count: pixmap.width * pixmap.height * 4))
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 16)
    #expect(results.allSatisfy { $0 == results[0] })
  }
}
