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

  @Test("it does not at another size, nor a picture with too few samples, nor when it is damaged")
  func others() throws {
    let file = try file(picture)
    #expect(!file.holds(StraightImage(width: 5, height: 70, rgba: picture.rgba)))
    #expect(!file.holds(StraightImage(width: 70, height: 5, rgba: [])))
    // One row too few; every checksum is right.
    let short = TinyPNG(width: 1, height: 2, bitDepth: 8, colorType: 6, rows: [[0, 1, 2, 3, 255]])
    #expect(
      try !SampleFile(short.bytes).holds(
        StraightImage(width: 1, height: 2, rgba: [1, 2, 3, 255, 0, 0, 0, 0])))
  }
}
