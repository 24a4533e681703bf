import BarCodecs
import BarPixels
import Testing

private let navigationBarImage =
  "samples/WRNavigationBar/Demo/CodeDemo/Assets.xcassets/imageNav.imageset/imageNav.jpg"

@Suite("Reading JPEG") struct JPEGDecoderTests {
  @Test("a grey picture gives the level its one coefficient stands for")
  func grey() throws {
    // Coefficient 40 × quantiser 8 / 8 + 128.
    let image = try JPEGDecoder.decode(TinyJPEG().bytes)
    #expect((image.pixmap.width, image.pixmap.height) == (16, 8))
    #expect((0..<128).allSatisfy { image.pixmap.words[$0] == 0xFFA8_A8A8 })
    #expect(!image.hasAlpha)
    #expect(image.metadata == ImageMetadata())
    #expect(
      try ImageDecoder.decodeStraight(TinyJPEG().bytes).rgba.prefix(8) == [
        168, 168, 168, 255, 168, 168, 168, 255,
      ])
  }

  @Test("density is read from the JFIF segment")
  func density() throws {
    var jpeg = TinyJPEG()
    jpeg.segments = [(0xE0, Array("JFIF\0".utf8) + [1, 2, 1, 0, 144, 0, 144, 0, 0])]
    // 144 / 0.0254.
    #expect(try JPEGDecoder.decode(jpeg.bytes).metadata == ImageMetadata(pixelsPerMeter: 5669))
  }

  @Test("a file cut anywhere is refused")
  func truncated() {
    let file = TinyJPEG().bytes
    for end in 0..<(file.count - 3) {
      #expect(throws: CodecError.self, "cut at \(end)") { try ImageDecoder.decode(Array(file[..<end])) }
    }
  }

  @Test("flipped bits are refused or decoded, never a crash")
  func flippedBits() {
    let file = TinyJPEG().bytes
    var numbers = LCG(seed: 9)
    for _ in 0..<2000 {
      var damaged = file
      for _ in 0...numbers.next(below: 3) {
        damaged[numbers.next(below: file.count)] ^= 1 << UInt8(numbers.next(below: 8))
      }
      _ = try? ImageDecoder.decode(damaged, limits: ImageLimits(maxPixels: 1 << 16, maxSide: 1 << 10))
    }
  }

  @Test("too large a picture is refused from its header")
  func tooLarge() {
    var jpeg = TinyJPEG()
    (jpeg.width, jpeg.height) = (65500, 65500)
    #expect(throws: CodecError.tooLarge(width: 65500, height: 65500, limits: .standard)) {
      try ImageDecoder.decode(jpeg.bytes)
    }
  }

  @Test("CMYK is refused by name")
  func cmyk() {
    var jpeg = TinyJPEG()
    jpeg.components = 4
    let error = #expect(throws: CodecError.self) { try ImageDecoder.decode(jpeg.bytes) }
    #expect(error == .unsupported("JPEG in CMYK", remedy: "export it in RGB"))
  }

  @Test(
    "a navigation bar's background from a real catalog",
    // Prints "skipped: no ../shared/…" where the samples are not beside the package.
    .enabled(if: SharedData.has(navigationBarImage)))
  func sample() throws {
    let image = try ImageDecoder.decode(SharedData.bytes(navigationBarImage))
    #expect((image.pixmap.width, image.pixmap.height) == (1024, 256))
  }
}
