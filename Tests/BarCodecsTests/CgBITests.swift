import BarCodecs
import BarPixels
import Testing

@Suite("PNG as Xcode writes it into apps") struct CgBITests {
  /// One row of BGRA in Xcode's form: a stored deflate block without zlib's frame.
  private func file(_ row: [UInt8], width: Int) -> [UInt8] {
    let plain = TinyPNG(width: width, height: 1, bitDepth: 8, colorType: 6, rows: [[0] + row]).bytes
    let header = Array(plain[8..<33])
    let stream = Array(TinyPNG.zlib([0] + row).dropFirst(2).dropLast(4))
    return TinyPNG.signature + TinyPNG.chunk("CgBI", [0x50, 0, 0x20, 2]) + header
      + TinyPNG.chunk("IDAT", Array(stream.prefix(5))) + TinyPNG.chunk("IDAT", Array(stream.dropFirst(5)))
      + TinyPNG.chunk("IEND", [])
  }

  @Test("blue comes first, colours are premultiplied already, and one above its alpha is clamped")
  func samples() throws {
    let bytes = file([10, 20, 30, 255, 5, 20, 40, 100, 9, 9, 9, 0, 200, 20, 40, 100], width: 4)
    let image = try PNGDecoder.decode(bytes)
    #expect((0..<4).map { image.pixmap[$0, 0] } == [0xFF1E_140A, 0x6428_1405, 0, 0x6428_1464])
    #expect(image.hasAlpha)
    // 40 × 255 / 100 = 102, 20 → 51, 5 → 12.75.
    #expect(try PNGDecoder.decodeStraight(bytes).rgba[4..<8] == [102, 51, 13, 100])
  }

  @Test("a file cut anywhere, and one with a flipped bit, is refused or read, never a crash")
  func broken() throws {
    let whole = file([10, 20, 30, 255, 5, 20, 40, 100], width: 2)
    for end in 0..<whole.count {
      #expect(throws: CodecError.self, "cut at \(end)") { try PNGDecoder.decode(Array(whole[..<end])) }
    }
    var refused = 0
    for bit in 0..<(whole.count * 8) {
      var damaged = whole
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      do throws(CodecError) { _ = try ImageDecoder.decode(damaged) } catch { refused += 1 }
    }
    // What is not refused lies in the CgBI chunk's own contents and checksum.
    #expect(refused >= whole.count * 8 - 64)
  }

  @Test("data for many more rows than the header has is refused")
  func surplus() {
    let rows = RepeatedRows(zeros: 65535)
    let plain = TinyPNG(width: 2, height: 1, bitDepth: 8, colorType: 6, rows: [[0]]).bytes
    let bytes =
      TinyPNG.signature + TinyPNG.chunk("CgBI", [0x50, 0, 0x20, 2]) + Array(plain[8..<33])
      + TinyPNG.chunk("IDAT", rows.block(rows: 1024, isLast: true)) + TinyPNG.chunk("IEND", [])
    let error = #expect(throws: CodecError.self) { try PNGDecoder.decode(bytes) }
    #expect(error == .corrupt("IDAT: more data than the picture has"))
  }

  @Test(
    "each file of the suite that Xcode's pngcrush rewrote gives the original's premultiplied pixels",
    // Prints "skipped: no ../shared/…" where the suite is not beside the package.
    .enabled(if: SharedData.has("fixtures/pngsuite/ios-cgbi")))
  func suite() throws {
    let names = try SharedData.names("fixtures/pngsuite/ios-cgbi").filter { $0.hasSuffix(".png") }
    #expect(names.count == 32)
    for name in names {
      let ours = try ImageDecoder.decode(SharedData.bytes("fixtures/pngsuite/ios-cgbi/\(name)"))
      let original = try ImageDecoder.decode(SharedData.bytes("fixtures/pngsuite/valid/\(name)"))
      #expect(ours.pixmap == original.pixmap, "\(name)")
      #expect(ours.hasAlpha == original.hasAlpha, "\(name)")
    }
  }
}
