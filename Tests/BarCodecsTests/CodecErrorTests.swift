import BarCodecs
import Testing

@Suite("Messages of codecs") struct CodecErrorTests {
  @Test("every message ends with what to do")
  func remedies() {
    let endings: [(CodecError, String)] = [
      (.notAnImage(found: "a GIF", remedy: "convert it"), "convert it"),
      (.truncated, "copy or export it again"),
      (.corrupt("IDAT: CRC error"), "copy or export it again"),
      (.tooLarge(width: 9, height: 8, limits: .standard), "scale it down"),
      (.unsupported("JPEG in CMYK", remedy: "export it in RGB"), "export it in RGB"),
      (.encoderFailed("scale 0; use 1, 2 or 3"), "use 1, 2 or 3"),
      (.missingLibrary("librsvg is not installed", remedy: "install it"), "install it"),
    ]
    for (error, ending) in endings { #expect(error.description.hasSuffix("; \(ending)")) }
  }

  @Test("too large a picture is told with its size and the limits")
  func tooLarge() {
    let error = CodecError.tooLarge(width: 9, height: 8, limits: ImageLimits(maxPixels: 50, maxSide: 10))
    #expect(error.description.contains("9×8 pixels, more than 10 a side or 50 in all"))
  }
}
