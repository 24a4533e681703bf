import BarCodecs
import BarPixels
import Testing

/// The streams that pixels are packed in: how they begin and end, and in which pieces they are unpacked.
@Suite("Streams of pixel data")
struct SampleStreamTests {
  private func file(
    width: Int, height: Int, interlace: UInt8 = 0, stream: [UInt8], before: [UInt8] = []
  ) -> [UInt8] {
    let header = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [8, 6, 0, 0, interlace]
    return TinyPNG.signature + before + TinyPNG.chunk("IHDR", header) + TinyPNG.chunk("IDAT", stream)
      + TinyPNG.chunk("IEND", [])
  }

  /// So many bytes, a 2 and zeros, packed as tightly as can be: 258 of them in two bits.
  private func tight(_ byteCount: Int) -> [UInt8] {
    let sum = Checksums.adler32([2] + [UInt8](repeating: 0, count: byteCount - 1))
    let block = RepeatedRows(zeros: byteCount - 1).block(rows: 1, isLast: true)
    return [0x78, 0x01] + block + sum.bigEndianBytes
  }

  private func image(_ bytes: [UInt8]) throws -> SampleImage { try SampleFile(bytes).image() }

  @Test("data that unpacks to hundreds of times its size holds every row and the right sum, or is refused")
  func tightly() throws {
    let size = 50 * 401
    for surplus in [0, 1, 401] {
      let image = try image(file(width: 100, height: 50, stream: tight(size + surplus)))
      #expect(image.rgba8.allSatisfy { $0 == 0 })
    }
    for missing in [1, 401] {
      let bytes = file(width: 100, height: 50, stream: tight(size - missing))
      #expect(throws: CodecError.truncated) { try image(bytes) }
    }
    var wrong = tight(size)
    wrong[wrong.count - 1] ^= 1
    #expect(throws: CodecError.corrupt("the checksum of the pixel data is wrong")) {
      try image(file(width: 100, height: 50, stream: wrong))
    }
  }

  @Test("behind the last row the stream has to end, with its checksum")
  func end() throws {
    let whole = TinyPNG.zlib([0, 1, 2, 3, 4])
    // The block is not the last one: an empty one follows, or nothing does.
    let open = Array(whole[..<2] + [0] + whole[3...].dropLast(4))
    let closed = open + [1, 0, 0, 255, 255]
    let sum = Array(whole.suffix(4))
    #expect(try image(file(width: 1, height: 1, stream: closed + sum)).rgba8 == [1, 2, 3, 4])
    for stream in [open, closed, closed + sum.dropLast()] {
      #expect(throws: CodecError.truncated) { try image(file(width: 1, height: 1, stream: stream)) }
    }
    #expect(throws: CodecError.corrupt("the checksum of the pixel data is wrong")) {
      try image(file(width: 1, height: 1, stream: closed + [9, 9, 9, 9]))
    }
  }

  @Test("several passes of an interlaced picture may lie in the last few bytes of its data")
  func tightPasses() throws {
    // Pixels and rows of the seven passes of 20 by 20.
    let passes = [(3, 3), (2, 3), (5, 2), (5, 5), (10, 5), (10, 10), (20, 10)]
    let size = passes.reduce(0) { $0 + $1.1 * ($1.0 * 4 + 1) }
    let image = try image(file(width: 20, height: 20, interlace: 1, stream: tight(size)))
    #expect(image.rgba8.count == 1600 && image.rgba8.allSatisfy { $0 == 0 })
  }

  @Test("a stream begins with deflate, a window of at most 32 KiB, a check of both and no dictionary")
  func header() throws {
    // RFC 1950, 2.2.
    /// The lowest five bits make the two bytes a multiple of 31.
    func checked(_ method: Int, _ flags: Int) -> [UInt8] {
      [UInt8(method), UInt8(flags + (31 - (method << 8 | flags) % 31) % 31)]
    }
    let rest = TinyPNG.zlib([0, 1, 2, 3, 4]).dropFirst(2)
    for good in [checked(0x78, 0), checked(0x78, 0xC0), checked(0x08, 0)] {
      #expect(try image(file(width: 1, height: 1, stream: good + rest)).rgba8 == [1, 2, 3, 4])
    }
    for bad in [checked(0x88, 0), checked(0x77, 0), checked(0x78, 0x20), [0x78, 0x02]] {
      #expect(throws: CodecError.corrupt("the pixel data is no zlib stream")) {
        try image(file(width: 1, height: 1, stream: bad + rest))
      }
    }
  }

  @Test("Xcode's streams have neither that beginning nor a checksum")
  func raw() throws {
    let stream = Array(TinyPNG.zlib([0, 10, 20, 30, 255]).dropFirst(2).dropLast(4))
    let bytes = file(
      width: 1, height: 1, stream: stream, before: TinyPNG.chunk("CgBI", [0x50, 0, 0x20, 2]))
    #expect(try image(bytes).rgba8 == [30, 20, 10, 255])
  }

  @Test("a filter that does not exist is refused by its number")
  func filter() {
    let stream = TinyPNG.zlib([0, 1, 2, 3, 4, 1, 1, 2, 3, 4, 7, 1, 2, 3, 4])
    #expect(throws: CodecError.corrupt("a row has filter 7, which does not exist")) {
      try image(file(width: 1, height: 3, stream: stream))
    }
  }

  @Test(
    "rows are the same whether they are unpacked one by one, in batches or all at once",
    arguments: [(50_000, 3, true), (300, 300, true), (300, 300, false)])
  func batches(width: Int, height: Int, isNoise: Bool) throws {
    var lcg = LCG(seed: 31)
    // Noise is never unpacked at once; rows that are the row above and a step always are.
    let noise = (0..<width).map { _ in UInt32(lcg.next(below: 256)) }
    let pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let grey = ((noise[x] + UInt32(y)) & 255) * 0x010101
        pixmap[x, y] = 0xFF00_0000 | (isNoise ? UInt32(lcg.next(below: 1 << 24)) : grey)
      }
    }
    let file = try PNGFrameEncoder().encode(pixmap, scale: 1)
    #expect(isNoise == (file.count > width * height * 3 / 8))
    #expect(try image(file).rgba8 == PixelRows.straightBytes(pixmap))
  }
}
