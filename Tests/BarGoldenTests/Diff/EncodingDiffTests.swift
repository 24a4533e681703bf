import BarCodecs
import BarGolden
import BarPixels
import Testing

/// Pixels first: how they are stored, and what they are said to mean, is told apart.
struct EncodingDiffTests {
  /// The same picture of black and white columns in every way that PNG can store it.
  private func columns() -> [PlainPNG] {
    let bits: [UInt8] = [0, 1, 1, 0, 1, 0, 0, 1]
    func png(_ depth: UInt8, _ type: UInt8, _ row: [UInt8], _ palette: [UInt8]? = nil) -> PlainPNG {
      PlainPNG(
        width: 8, height: 2, bitDepth: depth, colorType: type, rows: [row, row],
        chunks: palette.map { [("PLTE", $0)] } ?? [])
    }
    func packed(_ depth: Int, _ white: Int) -> [UInt8] {
      var row: [UInt8] = []
      for start in stride(from: 0, to: 8, by: 8 / depth) {
        row.append((start..<start + 8 / depth).reduce(0) { $0 << UInt8(depth) | bits[$1] * UInt8(white) })
      }
      return row
    }
    let palette: [UInt8] = [0, 0, 0, 255, 255, 255]
    return [
      png(1, 0, packed(1, 1)), png(2, 0, packed(2, 3)), png(4, 0, packed(4, 15)),
      png(8, 0, bits.map { $0 * 255 }), png(16, 0, bits.flatMap { [$0 * 255, $0 * 255] }),
      png(1, 3, packed(1, 1), palette), png(2, 3, packed(2, 1), palette), png(4, 3, packed(4, 1), palette),
      png(8, 3, bits, palette), png(8, 2, bits.flatMap { [UInt8](repeating: $0 * 255, count: 3) }),
      png(16, 2, bits.flatMap { [UInt8](repeating: $0 * 255, count: 6) }),
      png(8, 4, bits.flatMap { [$0 * 255, 255] }),
      png(16, 4, bits.flatMap { [$0 * 255, $0 * 255, 255, 255] }),
      png(8, 6, bits.flatMap { [UInt8](repeating: $0 * 255, count: 3) + [255] }),
      png(16, 6, bits.flatMap { [UInt8](repeating: $0 * 255, count: 6) + [255, 255] }),
    ]
  }

  @Test("the same picture in every colour type and depth is equal to itself in every other")
  func encodings() throws {
    let sources = try columns().map { try DiffSource.of($0) }
    for one in sources {
      for other in sources {
        let diff = try FileComparer().images(one, other)
        #expect(diff.passes && diff.isEqual && diff.changed == 0)
        let isSame = one.file.encoding == other.file.encoding
        #expect(diff.verdict == (isSame ? .equal : .encoding), "\(one.file.encoding) \(other.file.encoding)")
        #expect(isSame || !diff.notes.isEmpty)
      }
    }
  }

  @Test("16 bits against their reduction to 8 differ by less than a level, and the depth is named")
  func depths() throws {
    let wide = PlainPNG(width: 2, height: 1, bitDepth: 16, colorType: 0, rows: [[0x12, 0x34, 0xAB, 0xAB]])
    let narrow = PlainPNG(width: 2, height: 1, colorType: 0, rows: [[0x12, 0xAB]])
    let diff = try FileComparer().images(DiffSource.of(wide), DiffSource.of(narrow))
    // 0x1234 is 34 more than 0x1212; 0xABAB is 0xAB exactly.
    #expect(diff.different == 1 && diff.maxDelta.largest == 34.0 / 257)
    #expect(diff.notes.contains { $0.hasPrefix("the bit depth differs: 16 and 8") })
    let tolerant = try FileComparer.exact { ($0.metric, $0.threshold) = (.channel, 0.5) }
      .images(DiffSource.of(wide), DiffSource.of(narrow))
    #expect(tolerant.passes && tolerant.verdict == .tolerated)
  }

  @Test("two pixels of 16 bits that differ by little in blue count as two, about half a ΔE apart")
  func wideGamut() throws {
    func png(_ blue: Int) -> PlainPNG {
      let pixel = PlainPNG.half(0x4000) + PlainPNG.half(0x4000) + PlainPNG.half(blue)
      let row = [UInt8](repeating: 0x40, count: 60)
      return PlainPNG(
        width: 10, height: 3, bitDepth: 16, colorType: 2,
        rows: [row, pixel + pixel + row.dropFirst(12), row],
        chunks: [("cICP", [12, 13, 0, 1])])
    }
    let (one, other) = (try DiffSource.of(png(0x4000)), try DiffSource.of(png(0x4000 + 288)))
    let diff = try FileComparer.exact { ($0.metric, $0.threshold) = (.ciede2000, 1) }.images(one, other)
    #expect(diff.tolerated == 2 && diff.passes)
    let distance = try #require(diff.worst?.distance)
    #expect(distance > 0.2 && distance < 1)
    #expect(diff.expected.colorTags == "code points 12/13/0/1 (cICP)")
  }

  private func tagged(_ chunks: [(String, [UInt8])]) throws -> DiffSource {
    try DiffSource.of(
      PlainPNG(width: 1, height: 1, colorType: 2, rows: [[10, 20, 30]], chunks: chunks.map { ($0.0, $0.1) }))
  }

  @Test("tags that mean sRGB mean the same, others do not, and are a difference only when asked")
  func tags() throws {
    let srgb = [
      try tagged([]), try tagged([("sRGB", [0])]),
      try tagged([("sRGB", [1]), ("gAMA", PlainPNG.word(45455))]),
      try tagged([("gAMA", PlainPNG.word(45455))]), try tagged([("cICP", [1, 13, 0, 1])]),
      // What outranks the rest decides.
      try tagged([("gAMA", PlainPNG.word(100_000)), ("sRGB", [0])]),
    ]
    for one in srgb {
      for other in srgb {
        let diff = try FileComparer.exact { $0.comparesColorTags = true }.images(one, other)
        #expect(diff.verdict == .equal && diff.passes, "\(one.file.colorTags) \(other.file.colorTags)")
      }
    }
    // The stream of a profile that is no zlib stream: told apart by its bytes.
    let profile = Array("Display P3".utf8) + [0, 0]
    let others = [
      try tagged([("gAMA", PlainPNG.word(100_000))]), try tagged([("iCCP", profile + [1, 2, 3])]),
      try tagged([("iCCP", profile + [1, 2, 4])]), try tagged([("cICP", [12, 13, 0, 1])]),
    ]
    for (index, one) in others.enumerated() {
      for (number, other) in (others + srgb).enumerated() where number != index {
        let lax = try FileComparer().images(one, other)
        #expect(lax.verdict == .colorTags && lax.passes && lax.isEqual)
        #expect(lax.notes.contains { $0.hasPrefix("the colour tags differ: ") })
        let strict = try FileComparer.exact { $0.comparesColorTags = true }.images(one, other)
        #expect(strict.verdict == .colorTags && !strict.passes && strict.isEqual)
      }
    }
    #expect(others[1].file.colorTags.description == "profile “Display P3” (iCCP)")
  }

  @Test("a Git LFS pointer, a truncated file and no picture at all are errors that say so")
  func unreadable() throws {
    let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 3\n".utf8)
    let whole = try PNGStableEncoder.encode(Pictures.pattern(9, 9), scale: 1)
    for (bytes, words) in [
      (pointer, "git lfs pull"), (Array(whole.dropLast(3)), "ends too early"), ([], "an empty file"),
      (Array("hello".utf8), "something else"),
    ] {
      let error = #expect(throws: DiffError.self) { try DiffSource(path: "a.png", bytes: bytes) }
      #expect(error?.description.contains(words) == true && error?.category == .badInput)
    }
  }

  @Test("of two files that turn out to be damaged the first one is named")
  func bothDamaged() throws {
    // Rows are missing; every checksum is right.
    let sources = try [("a.png", UInt8(1)), ("b.png", 2)].map { name, grey in
      try DiffSource.of(PlainPNG(width: 1, height: 2, rows: [[grey, 2, 3, 255]]), name: name)
    }
    for jobs in [1, 2] {
      let error = #expect(throws: DiffError.self) {
        try FileComparer.exact { $0.jobs = jobs }.images(sources[0], sources[1])
      }
      #expect(error?.description.hasPrefix("a.png: ") == true)
    }
  }

  @Test("a file of premultiplied samples is compared premultiplied, on whichever side it is")
  func premultiplied() throws {
    // As Xcode writes it: blue first, and without zlib's frame.
    let header = PlainPNG.word(1) + PlainPNG.word(1) + [8, 6, 0, 0, 0]
    let stream = Array(PlainPNG.zlib([[5, 20, 40, 100]]).dropFirst(2).dropLast(4))
    let optimised = try DiffSource(
      path: "a.png",
      bytes: [137, 80, 78, 71, 13, 10, 26, 10] + PlainPNG.chunk("CgBI", [0x50, 0, 0x20, 2])
        + PlainPNG.chunk("IHDR", header) + PlainPNG.chunk("IDAT", stream) + PlainPNG.chunk("IEND", []))
    // 101 to 103 times 100 / 255 is 40 to nearest; 104 is 41.
    for (red, isEqual) in [(101, true), (103, true), (104, false)] as [(UInt8, Bool)] {
      let plain = try DiffSource.of(PlainPNG(width: 1, height: 1, rows: [[red, 51, 13, 100]]))
      #expect(try FileComparer().images(optimised, plain).isEqual == isEqual, "\(red)")
      #expect(try FileComparer().images(plain, optimised).isEqual == isEqual, "\(red)")
    }
  }

  @Test("a file with a wrong checksum is not equal to itself, wherever the damage is")
  func damaged() throws {
    let whole = try PNGStableEncoder.encode(Pictures.pattern(9, 9), scale: 1)
    for at in 16..<whole.count {
      var bytes = whole
      bytes[at] ^= 1
      #expect(throws: DiffError.self, "byte \(at)") {
        let (one, other) = (
          try DiffSource(path: "a.png", bytes: bytes), try DiffSource(path: "b.png", bytes: bytes)
        )
        _ = try FileComparer().compare(one, other)
      }
    }
  }

  @Test(
    "files of the same bytes are equal without their rows being looked at, unless a picture is asked for"
  )
  func sameBytes() throws {
    // A row is missing; every checksum is right.
    let odd = try DiffSource.of(PlainPNG(width: 1, height: 2, rows: [[1, 2, 3, 255]]))
    let diff = try FileComparer().images(odd, odd)
    #expect(diff.verdict == .equal && diff.passes && diff.changed == 0)
    #expect(throws: DiffError.self) { try FileComparer().compare(odd, odd, picture: .overlay) }
  }
}
