import BarCodecs
import BarPixels
import Testing

@Suite("Frames written as PNG") struct PNGFrameEncoderTests {
  static let sizes = [
    (1, 1), (1, 9), (2, 3), (3, 2), (5, 5), (17, 40), (64, 33), (87, 6), (257, 21), (400, 3),
  ]

  @Test("libpng and an independent reader give back the pixels", arguments: sizes, [true, false])
  func roundTrip(size: (Int, Int), opaque: Bool) throws {
    var numbers = LCG(seed: 7)
    let encoder = PNGFrameEncoder()
    for _ in 0..<3 {
      let pixmap = numbers.pixmap(width: size.0, height: size.1, opaque: opaque)
      let file = try encoder.encode(pixmap, scale: 3)
      #expect(try PNGDecoder.decode(file).pixmap == pixmap)
      #expect(try TinyPNGFile(file).rgba() == PNGDecoder.decodeStraight(file).rgba)
    }
  }

  @Test("runs of repeated rows of every length survive, at the top, in the middle and at the end")
  func repeatedRows() throws {
    var numbers = LCG(seed: 11)
    let encoder = PNGFrameEncoder()
    for width in [1, 2, 86, 87, 130, 173] {
      let least = PNGFrameEncoder.minRepeats(lineCount: width * 3)
      #expect(least >= 8 && (least == 8 || least * width * 3 <= 64 << 10))
      // So short that they are given to the compressor, and so long that they get a block of their own.
      for run in [1, 7, least - 1, least, least + 1] where run < 5_000 {
        let pixmap = numbers.pixmap(width: width, height: run * 3 + 2, opaque: true)
        for y in 1..<pixmap.height where y % (run + 1) != 0 {
          for x in 0..<width { pixmap[x, y] = pixmap[x, y - 1] }
        }
        let file = try encoder.encode(pixmap, scale: 1)
        #expect(try PNGDecoder.decode(file).pixmap == pixmap, "width \(width), run \(run)")
        #expect(try TinyPNGFile(file).rgba() == PNGDecoder.decodeStraight(file).rgba)
      }
    }
  }

  @Test("rows after a run may equal rows before it")
  func rowsAgainAfterRun() throws {
    var numbers = LCG(seed: 13)
    let noise = (0..<2800).map { _ in 0xFF00_0000 | UInt32(numbers.next(below: 1 << 24)) }
    // So wide that twelve rows get a block of their own.
    let pixmap = Pixmap(width: 2800, height: 64)
    for y in 0..<64 {
      // Rows of noise, the same each time, between runs of white.
      for x in 0..<2800 { pixmap[x, y] = y % 16 < 4 ? noise[(x + y % 16) % 2800] : 0xFFFF_FFFF }
    }
    let file = try PNGFrameEncoder().encode(pixmap, scale: 1)
    #expect(try TinyPNGFile(file).rgba() == PixelRows.straightBytes(pixmap))
  }

  @Test("an encoder gives the same picture whatever it wrote before")
  func reuse() throws {
    var numbers = LCG(seed: 3)
    let encoder = PNGFrameEncoder()
    let large = numbers.pixmap(width: 300, height: 200, opaque: false)
    let small = numbers.pixmap(width: 7, height: 50, opaque: true)
    func encoded(_ encoder: PNGFrameEncoder) throws -> Pixmap {
      try PNGDecoder.decode(encoder.encode(small, scale: 2)).pixmap
    }
    #expect(try encoded(encoder) == small)
    _ = try encoder.encode(large, scale: 2)
    #expect(try encoded(encoder) == small)
    #expect(try encoded(PNGFrameEncoder()) == small)
  }

  @Test("opaque pictures are RGB; one translucent pixel anywhere makes RGBA", arguments: [0, 38, 76])
  func colorType(translucentAt index: Int) throws {
    let pixmap = Pixmap(width: 7, height: 11)
    for i in 0..<77 { pixmap[i % 7, i / 7] = 0xFF10_2030 }
    #expect(try TinyPNGFile(PNGFrameEncoder().encode(pixmap, scale: 1)).colorType == 2)
    pixmap[index % 7, index / 7] = 0xFE10_2030
    let file = try PNGFrameEncoder().encode(pixmap, scale: 1)
    #expect(try TinyPNGFile(file).colorType == 6)
    #expect(try PNGDecoder.decode(file).pixmap == pixmap)
  }

  @Test("chunks are IHDR, sRGB, pHYs, IDAT, IEND, with correct checksums")
  func chunks() throws {
    let file = try TinyPNGFile(PNGFrameEncoder().encode(Pixmap(width: 2, height: 2), scale: 2))
    #expect(file.types == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(file.contents("sRGB") == [0])
    #expect(file.contents("IHDR") == [0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0])
    // 5669 = 0x1625 pixels a metre.
    #expect(file.contents("pHYs") == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
  }

  @Test("flat rows are not filtered, repeated and slightly changed ones by the row above, ramps by the left")
  func filters() throws {
    var numbers = LCG(seed: 9)
    let width = 64
    func grey(_ level: Int) -> UInt32 { 0xFF00_0000 | UInt32(level & 255) * 0x01_01_01 }
    let noise = (0..<width).map { _ in numbers.next(below: 255) }
    let rows: [[UInt32]] = [
      Array(repeating: grey(10), count: width), Array(repeating: grey(200), count: width),
      Array(repeating: grey(200), count: width), noise.map(grey), noise.map { grey($0 + 1) },
      (0..<width).map { grey($0 * 2) },
    ]
    let pixmap = Pixmap(width: width, height: rows.count)
    for (y, row) in rows.enumerated() { for (x, word) in row.enumerated() { pixmap[x, y] = word } }
    let file = try TinyPNGFile(PNGFrameEncoder().encode(pixmap, scale: 1))
    let data = try TinyInflate.zlib(file.contents("IDAT"))
    let found = rows.indices.map { data[$0 * (width * 3 + 1)] }
    // PNG's numbers: 0 none, 1 left, 2 above. Noise has no better one.
    #expect(found[1...2] == [0, 2] && found[4...5] == [2, 1])
  }

  @Test("IDAT chunks hold at most 1 MiB, and long files come back whole")
  func longFile() throws {
    var numbers = LCG(seed: 5)
    // Noise does not compress: 3 bytes a pixel, more than two chunks.
    let pixmap = Pixmap(width: 900, height: 800)
    for i in 0..<(900 * 800) { pixmap.words[i] = 0xFF00_0000 | UInt32(numbers.next(below: 1 << 24)) }
    let bytes = try PNGFrameEncoder().encode(pixmap, scale: 1)
    #expect(try PNGDecoder.decode(bytes).pixmap == pixmap)
    let sizes = try TinyPNGFile(bytes).chunks.filter { $0.type == "IDAT" }.map(\.contents.count)
    #expect(sizes.count == 3)
    #expect(sizes.dropLast().allSatisfy { $0 == 1 << 20 })
  }

  @Test("a scale that is no scale is refused", arguments: [0, -1, .nan, .infinity, 1e9])
  func badScale(scale: Double) {
    #expect(throws: CodecError.self) {
      try PNGFrameEncoder().encode(Pixmap(width: 1, height: 1), scale: scale)
    }
  }
}

extension PNGFrameEncoderTests {
  @Test(
    "rows given one by one, in runs and as repeats make the picture that is given at once", arguments: sizes)
  func rowByRow(size: (Int, Int)) throws {
    var numbers = LCG(seed: 17)
    let encoder = PNGFrameEncoder()
    let hashers = FrameDigest.allCases.map(PixelHasher.init)
    for opaque in [true, false] {
      let pixmap = numbers.pixmap(width: size.0, height: size.1, opaque: opaque)
      // Every third row repeats the one above, and from half on all do.
      for y in 1..<max(size.1, 2) where y < size.1 && (y % 3 == 0 || y > size.1 / 2) {
        pixmap.row(y).update(from: pixmap.row(y - 1), count: size.0)
      }
      try encoder.begin(width: size.0, height: size.1, scale: 2, isOpaque: opaque)
      for hasher in hashers { try hasher.begin(width: size.0) }
      var y = 0
      while y < size.1 {
        let end = min(size.1, y + 1 + numbers.next(below: 3))
        if y > 0, Kernels.equal(pixmap.row(y), pixmap.row(y - 1), count: size.0) {
          let count = y > size.1 / 2 ? size.1 - y : 1
          try encoder.append(repeats: count)
          for hasher in hashers { hasher.append(repeats: count) }
          y += count
        } else {
          try encoder.append(rows: pixmap.row(y), count: end - y)
          for hasher in hashers { hasher.append(rows: pixmap.row(y), count: end - y) }
          y = end
        }
      }
      #expect(try PNGDecoder.decode(encoder.finish()).pixmap == pixmap)
      for (hasher, kind) in zip(hashers, FrameDigest.allCases) {
        #expect(hasher.finish() == (try FrameDigestTests.digest(pixmap, kind)))
      }
    }
  }
}
