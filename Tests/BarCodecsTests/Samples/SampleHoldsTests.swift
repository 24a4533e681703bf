import BarCodecs
import Testing

/// Files beside pictures in memory.
@Suite("Whether a file holds a picture")
struct SampleHoldsTests {
  private let picture = StraightImage(
    width: 70, height: 5, rgba: (0..<70 * 5 * 4).map { UInt8(truncatingIfNeeded: $0 &* 37 ^ $0 >> 3) })

  private func file(_ image: StraightImage) throws -> SampleFile {
    try SampleFile(PNGStableEncoder.encode(image, scale: 2))
  }

  @Test("it does when every sample is the same, with alpha and without")
  func same() throws {
    #expect(try file(picture).holds(picture))
    var opaque = picture
    for i in stride(from: 3, to: opaque.rgba.count, by: 4) { opaque.rgba[i] = 255 }
    #expect(try file(opaque).holds(opaque))
    #expect(try !file(opaque).holds(picture))
  }

  @Test("it does not when any one sample differs, wherever it is")
  func different() throws {
    let file = try file(picture)
    for i in picture.rgba.indices {
      var other = picture
      other.rgba[i] ^= 1
      #expect(!file.holds(other))
    }
  }

  @Test("it does not at another size or depth, nor with too few samples or too many, nor when damaged")
  func others() throws {
    let file = try file(picture)
    for (width, height) in [(5, 70), (70, 4), (71, 5)] {
      #expect(!file.holds(StraightImage(width: width, height: height, rgba: picture.rgba)))
    }
    for rgba in [[], Array(picture.rgba.dropLast(4)), picture.rgba + [0, 0, 0, 0]] {
      #expect(!file.holds(StraightImage(width: 70, height: 5, rgba: rgba)))
    }
    let wide = TinyPNG(width: 1, height: 1, bitDepth: 16, colorType: 0, rows: [[0, 7, 7]])
    #expect(try !SampleFile(wide.bytes).holds(StraightImage(width: 1, height: 1, rgba: [7, 7, 7, 255])))
    // One row too few; every checksum is right.
    let short = TinyPNG(width: 1, height: 2, bitDepth: 8, colorType: 6, rows: [[0, 1, 2, 3, 255]])
    #expect(
      try !SampleFile(short.bytes).holds(
        StraightImage(width: 1, height: 2, rgba: [1, 2, 3, 255, 1, 2, 3, 255])))
    // Every sample is right, but the block that holds them is not the last one, and nothing follows.
    let whole = TinyPNG.zlib([0, 1, 2, 3, 255])
    let stream = Array(whole[..<2] + [0] + whole[3...].dropLast(4))
    let wrong =
      short.bytes[..<8] + TinyPNG.chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0])
      + TinyPNG.chunk("IDAT", stream) + TinyPNG.chunk("IEND", [])
    #expect(
      try !SampleFile(Array(wrong)).holds(StraightImage(width: 1, height: 1, rgba: [1, 2, 3, 255])))
  }
}
