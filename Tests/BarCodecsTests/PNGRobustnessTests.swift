import BarCodecs
import BarPixels
import Testing

@Suite("PNG files that lie or are broken") struct PNGRobustnessTests {
  private func sample() throws -> [UInt8] {
    var numbers = LCG(seed: 1)
    return try PNGStableEncoder.encode(
      numbers.pixmap(width: 60, height: 50, opaque: false), scale: 2, text: ["Title": "A"])
  }

  @Test("a file cut anywhere is refused")
  func truncated() throws {
    let file = try sample()
    for end in Array(stride(from: 0, to: file.count, by: 37)) + [file.count - 12, file.count - 1] {
      #expect(throws: CodecError.self, "cut at \(end)") { try PNGDecoder.decode(Array(file[..<end])) }
    }
    #expect(throws: CodecError.truncated) { try PNGDecoder.decode(Array(file[..<(file.count / 2)])) }
  }

  @Test("flipped bits are refused or decoded, never a crash")
  func flippedBits() throws {
    let file = try sample()
    var numbers = LCG(seed: 2)
    var refused = 0
    for _ in 0..<600 {
      var damaged = file
      for _ in 0...numbers.next(below: 3) {
        damaged[numbers.next(below: file.count)] ^= 1 << UInt8(numbers.next(below: 8))
      }
      do throws(CodecError) { _ = try ImageDecoder.decode(damaged) } catch { refused += 1 }
    }
    // Checksums guard everything but a few bits whose damage is harmless.
    #expect(refused > 500)
  }

  /// A small file with another size written into its header.
  private func claiming(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    var png = TinyPNG(width: 1, height: 1, bitDepth: 8, colorType: 6, rows: [[0, 1, 2, 3, 4]])
    png.width = Int(width)
    png.height = Int(height)
    return png.bytes
  }

  @Test("a header of 65535×65535 is refused from the header alone")
  func bomb() {
    let expected = CodecError.tooLarge(width: 65535, height: 65535, limits: .standard)
    #expect(throws: expected) { try PNGDecoder.decode(claiming(65535, 65535)) }
    #expect(throws: expected) { try PNGDecoder.decodeStraight(claiming(65535, 65535)) }
  }

  @Test("sides and area have their own limits; at the limit a picture is read")
  func limits() throws {
    let limits = ImageLimits(maxPixels: 6, maxSide: 4)
    let fine = TinyPNG(width: 3, height: 2, bitDepth: 8, colorType: 0, rows: [[0, 1, 2, 3], [0, 4, 5, 6]])
    #expect(try PNGDecoder.decode(fine.bytes, limits: limits).pixmap.width == 3)
    for (width, height) in [(5, 1), (1, 5), (4, 2), (Int(Int32.max), Int(Int32.max))] {
      #expect(throws: CodecError.tooLarge(width: width, height: height, limits: limits)) {
        try PNGDecoder.decode(claiming(UInt32(width), UInt32(height)), limits: limits)
      }
    }
  }

  @Test("a short file cannot promise many pixels: refused before memory is taken")
  func implausible() {
    #expect(throws: CodecError.truncated) { try PNGDecoder.decode(claiming(8000, 8000)) }
  }

  @Test("a side of zero is corrupt")
  func zero() {
    #expect(throws: CodecError.corrupt("0×3 pixels")) { try PNGDecoder.decode(claiming(0, 3)) }
  }

  @Test("a text chunk that inflates to 64 MiB is dropped, the picture read")
  func textBomb() throws {
    // Deflate block of a few kilobytes by the rule that writes repeated rows.
    let rows = RepeatedRows(zeros: 65535)
    let stream =
      [0x78, 0x01] + rows.block(rows: 1024, isLast: true)
      + rows.checksum(after: 1, rows: 1024).bigEndianBytes
    var png = TinyPNG(width: 1, height: 1, bitDepth: 8, colorType: 0, rows: [[0, 9]])
    png.chunks = [("zTXt", Array("Bomb".utf8) + [0, 0] + stream)]
    let image = try PNGDecoder.decode(png.bytes)
    #expect(image.metadata.text == [:])
    #expect(image.pixmap[0, 0] == 0xFF09_0909)
  }
}
