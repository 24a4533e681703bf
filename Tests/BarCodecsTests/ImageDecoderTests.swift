import BarCodecs
import Testing

@Suite("Telling what a file is") struct ImageDecoderTests {
  @Test(
    "other kinds are named, with what is read instead",
    arguments: [
      ("GIF89a...", "a GIF"), ("RIFF1234WEBPVP8 ", "a WebP"), ("%PDF-1.7", "a PDF"), ("<svg xmlns=", "SVG"),
      ("1234ftypheic", "HEIC"), ("II*\0", "a TIFF"), ("BM1234", "a BMP"), ("hello", "something else"),
      ("", "an empty file"),
    ])
  func others(bytes: String, found: String) throws {
    let error = try #require(throws: CodecError.self) { try ImageDecoder.decode(Array(bytes.utf8)) }
    guard case .notAnImage = error else { return #expect(Bool(false), "\(error)") }
    #expect(error.description.contains(found))
  }

  @Test("a Git LFS pointer says which command brings the picture")
  func lfs() {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    let error = #expect(throws: CodecError.self) { try ImageDecoder.decode(Array(pointer.utf8)) }
    #expect(error?.description.hasSuffix("run git lfs pull") == true)
  }

  @Test("a PNG whose line ends were converted is damaged, not unknown")
  func textMode() {
    let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0]
    let error = #expect(throws: CodecError.self) { try ImageDecoder.decode(bytes) }
    guard case .corrupt = error else { return #expect(Bool(false)) }
  }

  @Test("a decoder given the other kind says so")
  func otherDecoder() {
    #expect(throws: CodecError.self) { try PNGDecoder.decode(TinyJPEG().bytes) }
    let png = TinyPNG(width: 1, height: 1, bitDepth: 8, colorType: 0, rows: [[0, 0]])
    #expect(throws: CodecError.self) { try JPEGDecoder.decode(png.bytes) }
  }
}
