import BarCodecs
import BarPixels
import Testing

@Suite("Reading PNG") struct PNGDecoderTests {
  private func rgba(_ png: TinyPNG) throws -> [UInt8] { try PNGDecoder.decodeStraight(png.bytes).rgba }

  @Test("grey of 1, 2, 4 and 8 bits is spread over 0…255")
  func grey() throws {
    // v × 255 / (2^depth − 1).
    let one = TinyPNG(width: 3, height: 1, bitDepth: 1, colorType: 0, rows: [[0, 0b1010_0000]])
    #expect(try rgba(one) == [255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255])
    let two = TinyPNG(width: 4, height: 1, bitDepth: 2, colorType: 0, rows: [[0, 0b0001_1011]])
    #expect(try rgba(two) == [0, 85, 170, 255].flatMap { [$0, $0, $0, 255] as [UInt8] })
    let four = TinyPNG(width: 2, height: 1, bitDepth: 4, colorType: 0, rows: [[0, 0x1E]])
    #expect(try rgba(four) == [17, 17, 17, 255, 238, 238, 238, 255])
    let eight = TinyPNG(width: 1, height: 1, bitDepth: 8, colorType: 0, rows: [[0, 77]])
    #expect(try rgba(eight) == [77, 77, 77, 255])
  }

  @Test("16-bit samples are rounded, not cut, and the notes say so")
  func sixteenBits() throws {
    // 0x12FF = 4863 = 18.92 × 257; cutting would give 0x12 = 18.
    let png = TinyPNG(
      width: 2, height: 1, bitDepth: 16, colorType: 2,
      rows: [[0, 0x12, 0xFF, 0xFF, 0xFF, 0x00, 0x80, 0x00, 0x81, 0x80, 0x00, 0x7F, 0x7F]])
    let image = try PNGDecoder.decodeStraight(png.bytes)
    let expected = [0x12FF, 0xFFFF, 0x0080, 0x0081, 0x8000, 0x7F7F].map {
      UInt8((Double($0) / 257).rounded())
    }
    #expect(image.rgba == Array(expected[..<3]) + [255] + Array(expected[3...]) + [255])
    #expect(image.metadata.notes == ["16-bit samples reduced to 8 bits"])
    let grey = TinyPNG(width: 1, height: 1, bitDepth: 16, colorType: 0, rows: [[0, 0x12, 0xFF]])
    #expect(try rgba(grey) == [19, 19, 19, 255])
  }

  @Test("grey with alpha, and RGBA premultiplied to nearest")
  func alpha() throws {
    let grey = TinyPNG(width: 1, height: 1, bitDepth: 8, colorType: 4, rows: [[0, 200, 100]])
    #expect(try rgba(grey) == [200, 200, 200, 100])
    let color = TinyPNG(
      width: 2, height: 1, bitDepth: 8, colorType: 6, rows: [[0, 255, 100, 1, 128, 9, 9, 9, 0]])
    let image = try PNGDecoder.decode(color.bytes)
    // 100 × 128 / 255 = 50.2; 1 × 128 / 255 = 0.502.
    #expect(image.pixmap[0, 0] == 0x8080_3201)
    #expect(image.pixmap[1, 0] == 0)
    #expect(image.hasAlpha)
  }

  @Test("palettes of 1 to 8 bits with tRNS")
  func palette() throws {
    let chunks: [(type: String, contents: [UInt8])] = [
      ("PLTE", [10, 20, 30, 40, 50, 60, 70, 80, 90]), ("tRNS", [0, 128]),
    ]
    let colors: [[UInt8]] = [[10, 20, 30, 0], [40, 50, 60, 128], [70, 80, 90, 255]]
    var png = TinyPNG(
      width: 3, height: 1, bitDepth: 2, colorType: 3, rows: [[0, 0b1001_0000]], chunks: chunks)
    #expect(try rgba(png) == colors[2] + colors[1] + colors[0])
    png.bitDepth = 8
    png.rows = [[0, 1, 2, 0]]
    #expect(try rgba(png) == colors[1] + colors[2] + colors[0])
  }

  @Test("a colour key makes its pixels transparent and keeps their colour")
  func colorKey() throws {
    let png = TinyPNG(
      width: 2, height: 1, bitDepth: 8, colorType: 2, rows: [[0, 1, 2, 3, 1, 2, 4]],
      chunks: [("tRNS", [0, 1, 0, 2, 0, 3])])
    #expect(try rgba(png) == [1, 2, 3, 0, 1, 2, 4, 255])
  }

  @Test("Adam7 puts its seven passes in place")
  func adam7() throws {
    // Pass by pass: which pixels of 3×3 belong to it (PNG specification, 8.2). Passes 2 and 3 are empty.
    let passes = [
      [(0, 0)], [], [], [(2, 0)], [(0, 2), (2, 2)], [(1, 0)], [(1, 2)], [(0, 1), (1, 1), (2, 1)],
    ]
    let rows = passes.flatMap { pixels -> [[UInt8]] in
      var byRow: [Int: [UInt8]] = [:]
      for (x, y) in pixels { byRow[y, default: [0]].append(UInt8(y * 3 + x)) }
      return byRow.keys.sorted().map { byRow[$0]! }
    }
    let png = TinyPNG(width: 3, height: 3, bitDepth: 8, colorType: 0, interlace: 1, rows: rows)
    #expect(try rgba(png) == (0..<9).flatMap { [$0, $0, $0, 255] as [UInt8] })
  }

  @Test("density counts only in metres and when it is the same both ways")
  func density() throws {
    var png = TinyPNG(width: 1, height: 1, bitDepth: 8, colorType: 0, rows: [[0, 0]])
    let cases: [([UInt8], Int?)] = [
      ([0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1], 5669), ([0, 0, 0, 2, 0, 0, 0, 2, 0], nil),
      ([0, 0, 0, 2, 0, 0, 0, 3, 1], nil),
    ]
    for (contents, expected) in cases {
      png.chunks = [("pHYs", contents)]
      #expect(try PNGDecoder.decode(png.bytes).metadata.pixelsPerMeter == expected)
    }
  }

  @Test("a gamma unlike sRGB's is noted unless the file says it is sRGB")
  func gamma() throws {
    var png = TinyPNG(width: 1, height: 1, bitDepth: 8, colorType: 0, rows: [[0, 0]])
    png.chunks = [("gAMA", UInt32(100_000).bigEndianBytes)]
    #expect(try PNGDecoder.decode(png.bytes).metadata.notes == ["gamma 1.0 ignored, samples read as sRGB"])
    png.chunks = [("gAMA", UInt32(45455).bigEndianBytes)]
    #expect(try PNGDecoder.decode(png.bytes).metadata.notes == [])
    png.chunks = [("sRGB", [0]), ("gAMA", UInt32(45455).bigEndianBytes)]
    #expect(try PNGDecoder.decode(png.bytes).metadata.notes == [])
  }
}
