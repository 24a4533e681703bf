import BarDisplay
import BarGeometry
import BarPixels
import BarRendering
import Testing

@Suite struct RasterizerImageTests {
  /// Fills a frame (pixels at scale 1) with a picture of letters and returns rows of letters.
  func fill(
    _ rows: [String], _ fill: ImageFill, _ width: Double, _ height: Double, flipped: Bool = false
  ) throws -> (rows: [String], origin: PixelOffset) {
    let image = Art.pixmap(rows)
    let content = ImageContent(
      digest: "image", size: Size(width: Double(image.width), height: Double(image.height)), fill: fill,
      isFlipped: flipped)
    let drawn = try #require(
      try rasterize(.image(content, tint: nil), width, height, image: image)?.pixmap)
    return (Art.rows(drawn.pixmap), drawn.origin)
  }

  func resizable(
    _ top: Double, _ left: Double, _ bottom: Double, _ right: Double, _ mode: ImageResizingMode
  ) -> ImageFill {
    .resizable(capInsets: EdgeInsets(top: top, left: left, bottom: bottom, right: right), mode: mode)
  }

  @Test("nine parts: corners stay, edges stretch along one axis, the centre along both")
  func stretch() throws {
    let drawn = try fill(["abc", "def", "ghi"], resizable(1, 1, 1, 1, .stretch), 5, 4)
    #expect(drawn.rows == ["abbbc", "deeef", "deeef", "ghhhi"])
  }

  @Test("tiles start at the region's top left and are cut at its end")
  func tile() throws {
    let drawn = try fill(["aBCDe"], resizable(0, 1, 0, 1, .tile), 9, 1)
    #expect(drawn.rows == ["aBCDBCDBe"])
    let both = try fill(["abcd", "efgh", "ijkl", "mnop"], resizable(1, 1, 1, 1, .tile), 7, 5)
    #expect(both.rows == ["abcbcbd", "efgfgfh", "ijkjkjl", "efgfgfh", "mnonono".prefix(6) + "p"])
  }

  @Test("without caps the whole image is tiled")
  func wholeTile() throws {
    #expect(try fill(["ab", "cd"], resizable(0, 0, 0, 0, .tile), 5, 3).rows == ["ababa", "cdcdc", "ababa"])
  }

  @Test("a region of one pixel is stretched in tile mode too")
  func onePixel() throws {
    #expect(try fill(["abc"], resizable(0, 1, 0, 1, .tile), 6, 2).rows == ["abbbbc", "abbbbc"])
  }

  @Test("caps that are larger than the frame shrink in proportion")
  func largeCaps() throws {
    #expect(try fill(["aaaabb"], resizable(0, 4, 0, 2, .stretch), 3, 1).rows == ["aab"])
    #expect(try fill(["aaabbb"], resizable(0, 3, 0, 3, .tile), 2, 1).rows == ["ab"])
  }

  @Test("caps that meet or overlap in the image stretch the pixel at the joint")
  func meetingCaps() throws {
    #expect(try fill(["ab"], resizable(0, 1, 0, 1, .stretch), 4, 1).rows == ["abbb"])
    #expect(try fill(["ab"], resizable(0, 90, 0, 90, .tile), 4, 1).rows == ["abbb"])
    #expect(try fill(["ab"], resizable(0, -5, 0, .nan, .tile), 4, 1).rows == ["abab"])
  }

  @Test("caps are points: an image of 2 pixels a point has caps of twice as many pixels")
  func capsInPoints() throws {
    let image = Art.pixmap(["aabbcc", "aabbcc"])
    let content = ImageContent(
      digest: "image", size: Size(width: 3, height: 1), fill: resizable(0, 1, 0, 1, .stretch))
    let drawn = try #require(
      try rasterize(.image(content, tint: nil), 5, 1, scale: 2, image: image)?.pixmap)
    #expect(Art.rows(drawn.pixmap) == ["aabbbbbbcc", "aabbbbbbcc"])
  }

  @Test("an image may have fractional points")
  func fractionalSize() throws {
    let image = Art.pixmap(["abc"])
    let content = ImageContent(
      digest: "image", size: Size(width: 1, height: 1.0 / 3), fill: resizable(0, 1.0 / 3, 0, 1.0 / 3, .tile))
    let drawn = try #require(
      try rasterize(.image(content, tint: nil), 5.0 / 3, 2.0 / 3, scale: 3, image: image)?.pixmap)
    #expect(Art.rows(drawn.pixmap) == ["abbbc", "abbbc"])
  }

  @Test("a flipped image is the mirror image of what it would fill otherwise")
  func flipped() throws {
    #expect(try fill(["aBCDe"], resizable(0, 1, 0, 1, .tile), 9, 1, flipped: true).rows == ["eBDCBDCBa"])
    #expect(try fill(["abc"], .topLeft, 5, 1, flipped: true).rows == ["cba"])
    #expect(try fill(["abc"], .scaleToFill, 3, 1, flipped: true).rows == ["cba"])
  }

  @Test("top left keeps the natural size and is cut by the frame")
  func topLeft() throws {
    let small = try fill(["ab", "cd"], .topLeft, 4, 4)
    #expect(small.rows == ["ab", "cd"])
    #expect(small.origin == .zero)
    #expect(try fill(["abc", "def"], .topLeft, 2, 1).rows == ["ab"])
  }

  @Test("aspect fit lies centred inside, aspect fill is centred and cut")
  func aspect() throws {
    let fit = try fill(["aa"], .scaleAspectFit, 4, 4)
    #expect(fit.rows == ["aaaa", "aaaa"])
    #expect(fit.origin == PixelOffset(x: 0, y: 1))
    #expect(try fill(["abcd", "abcd"], .scaleAspectFill, 2, 2).rows == ["bc", "bc"])
    #expect(try fill(["ab", "cd", "ef", "gh"], .scaleAspectFill, 2, 2).rows == ["cd", "ef"])
  }

  @Test("an image at the frame's own pixels is passed on as it is")
  func identity() throws {
    let image = Art.pixmap(["abc", "def", "ghi"])
    let content = ImageContent(digest: "image", size: Size(width: 1, height: 1))
    let drawn = try rasterize(.image(content, tint: nil), 1, 1, scale: 3, image: image)?.pixmap?.pixmap
    #expect(drawn === image)
  }

  @Test("an image of one colour that covers its frame is that colour, exactly")
  func solid() throws {
    for word: UInt32 in [0xFF12_3456, 0x8040_2010, 0x0101_0000] {
      let image = Pixmap(width: 2, height: 3)
      for i in 0..<6 { image.words[i] = word }
      let fills: [ImageFill] = [.scaleToFill, .scaleAspectFill, resizable(1, 1, 1, 1, .tile)]
      for fill in fills {
        let content = ImageContent(digest: "image", size: Size(width: 2, height: 3), fill: fill)
        guard case .solid(word)? = try rasterize(.image(content, tint: nil), 7, 5, image: image) else {
          Issue.record("\(fill) is not solid")
          continue
        }
      }
      // Where it does not cover, it is resampled; a constant stays that constant.
      let content = ImageContent(digest: "image", size: Size(width: 2, height: 3), fill: .scaleAspectFit)
      let drawn = try #require(
        try rasterize(.image(content, tint: nil), 13.7, 9.1, image: image)?.pixmap?.pixmap)
      #expect((0..<(drawn.width * drawn.height)).allSatisfy { drawn.words[$0] == word })
    }
  }

  @Test("magnifying is linear between pixel centres and does not fade at the edges")
  func magnify() throws {
    let image = Pixmap(width: 2, height: 1)
    image[0, 0] = 0xFF00_0000
    image[1, 0] = 0xFFFF_FFFF
    let content = ImageContent(digest: "image", size: Size(width: 2, height: 1))
    let drawn = try #require(try rasterize(.image(content, tint: nil), 8, 1, image: image)?.pixmap?.pixmap)
    for x in 0..<8 {
      let place = min(max((Double(x) + 0.5) / 4 - 0.5, 0), 1)
      #expect(abs(Double(drawn[x, 0] & 255) - 255 * place) <= 0.51)
      #expect(drawn[x, 0] >> 24 == 255)
    }
  }

  @Test("shrinking averages: fine stripes become grey, not stripes")
  func shrink() throws {
    let image = Pixmap(width: 240, height: 2)
    for y in 0..<2 { for x in 0..<240 { image[x, y] = x % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF } }
    let content = ImageContent(digest: "image", size: Size(width: 240, height: 2))
    let drawn = try #require(try rasterize(.image(content, tint: nil), 37, 1, image: image)?.pixmap?.pixmap)
    for x in 1..<36 { #expect(abs(Int(drawn[x, 0] & 255) - 128) <= 6) }
  }

  @Test("premultiplied colours never exceed their alpha after resampling")
  func premultiplied() throws {
    var state: UInt32 = 1
    let image = Pixmap(width: 23, height: 17)
    for i in 0..<(23 * 17) {
      state = state &* 1_664_525 &+ 1_013_904_223
      let alpha = state >> 24
      image.words[i] = alpha << 24 | alpha << 16 | (alpha / 2) << 8 | alpha
    }
    for (width, height) in [(40.0, 30.0), (9, 5), (23, 5)] {
      let content = ImageContent(digest: "image", size: Size(width: 23, height: 17))
      let drawn = try #require(
        try rasterize(.image(content, tint: nil), width, height, image: image)?.pixmap?.pixmap)
      for i in 0..<(drawn.width * drawn.height) {
        let word = drawn.words[i]
        #expect(max(word >> 16 & 255, word >> 8 & 255, word & 255) <= word >> 24)
      }
    }
  }

  @Test("a template image is its coverage, cut to its ink")
  func template() throws {
    let image = Pixmap(width: 4, height: 2)
    image[1, 1] = 0xFF12_3456
    image[2, 1] = 0x8000_0000
    let content = ImageContent(digest: "image", size: Size(width: 4, height: 2))
    #expect(try Rasterizer(fonts: TestFonts.library).isTintable(.image(content, tint: .black)))
    let drawn = try #require(try rasterize(.image(content, tint: .black), 4, 2, image: image)?.mask)
    #expect(drawn.mask.bytesArray == [255, 128])
    #expect(drawn.origin == PixelOffset(x: 1, y: 1))
  }

  @Test("a missing image, an endless one and an empty one")
  func bad() throws {
    let content = ImageContent(digest: "other", size: Size(width: 1, height: 1))
    #expect(throws: RasterError.missingImage(digest: "other")) {
      try rasterize(.image(content, tint: nil), 4, 4)
    }
    let endless = ImageContent(digest: "image", size: Size(width: .infinity, height: 1))
    #expect(throws: RasterError.self) { try rasterize(.image(endless, tint: nil), 4, 4) }
    let empty = ImageContent(digest: "image", size: .zero)
    #expect(try rasterize(.image(empty, tint: nil), 4, 4) == nil)
    let thin = ImageContent(digest: "image", size: Size(width: 1e-300, height: 1e300), fill: .scaleAspectFill)
    _ = try rasterize(.image(thin, tint: nil), 4, 4, image: Art.pixmap(["ab"]))
  }
}
