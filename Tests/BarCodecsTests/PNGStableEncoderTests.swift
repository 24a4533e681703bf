import BarCodecs
import BarPixels
import Testing

@Suite("PNG with stable bytes") struct PNGStableEncoderTests {
  @Test("the pixels come back exactly", arguments: PNGFrameEncoderTests.sizes, [true, false])
  func roundTrip(size: (Int, Int), opaque: Bool) throws {
    var numbers = LCG(seed: 21)
    let pixmap = numbers.pixmap(width: size.0, height: size.1, opaque: opaque)
    let file = try PNGStableEncoder.encode(pixmap, scale: 3)
    let decoded = try PNGDecoder.decode(file)
    #expect(decoded.pixmap == pixmap)
    #expect(decoded.metadata == ImageMetadata(pixelsPerMeter: 8504))
    #expect(try TinyPNGFile(file).rgba() == PNGDecoder.decodeStraight(file).rgba)
    #expect(try PNGStableEncoder.encode(pixmap, scale: 3) == file)
  }

  @Test("straight samples come back exactly, colour under alpha 0 included")
  func straight() throws {
    var numbers = LCG(seed: 22)
    let image = StraightImage(width: 13, height: 7, rgba: (0..<(13 * 7 * 4)).map { _ in numbers.byte() })
    let decoded = try PNGDecoder.decodeStraight(PNGStableEncoder.encode(image, scale: 1))
    #expect(decoded.rgba == image.rgba)
  }

  @Test("text comes back, Latin-1 as tEXt and the rest as iTXt, in the order of the keywords")
  func text() throws {
    let text = ["Title": "Bar", "Author": "Zoë", "Comment": "首页 👩‍👧", "Empty": ""]
    let bytes = try PNGStableEncoder.encode(Pixmap(width: 1, height: 1), scale: 1, text: text)
    #expect(try PNGDecoder.decode(bytes).metadata.text == text)
    let file = try TinyPNGFile(bytes)
    #expect(file.types == ["IHDR", "sRGB", "pHYs", "tEXt", "iTXt", "tEXt", "tEXt", "IDAT", "IEND"])
    #expect(file.chunks[3].contents == Array("Author".utf8) + [0] + [0x5A, 0x6F, 0xEB])
  }

  @Test("keywords that PNG does not allow are refused", arguments: ["", " a", "a ", "a  b", "键", "a\nb"])
  func badKeyword(keyword: String) {
    #expect(throws: CodecError.self) {
      try PNGStableEncoder.encode(Pixmap(width: 1, height: 1), scale: 1, text: [keyword: "x"])
    }
  }

  @Test("a size that does not fit its bytes is refused", arguments: [(2, 2), (0, 0), (-1, -1), (Int.max, 2)])
  func badSize(size: (Int, Int)) {
    let image = StraightImage(width: size.0, height: size.1, rgba: [1, 2, 3, 4])
    #expect(throws: CodecError.self) { try PNGStableEncoder.encode(image, scale: 1) }
  }
}
