import BarCodecs
import BarPixels
import Testing

@Suite("Embedded colour profiles") struct ColorProfileTests {
  /// Colours of an 8-bit picture: greys, primaries, and mixtures.
  private static let samples: [[UInt8]] = [
    [0, 0, 0], [1, 1, 1], [128, 128, 128], [255, 255, 255], [255, 0, 0], [0, 255, 0], [0, 0, 255],
    [200, 100, 50], [20, 140, 190], [250, 240, 10], [90, 90, 200], [3, 60, 7],
  ]

  private func png(_ profile: [UInt8], alpha: UInt8? = nil) -> TinyPNG {
    let row = Self.samples.flatMap { $0 + (alpha.map { [$0] } ?? []) }
    return TinyPNG(
      width: Self.samples.count, height: 1, bitDepth: 8, colorType: alpha == nil ? 2 : 6, rows: [[0] + row],
      chunks: [("iCCP", Array("Ours".utf8) + [0, 0] + TinyPNG.zlib(profile))])
  }

  @Test("Display P3 and a space with a plain gamma come out as their definitions say, to one level")
  func converted() throws {
    for profile in [
      TinyProfile(colorants: TinyProfile.displayP3),
      TinyProfile(colorants: TinyProfile.displayP3, gamma: 1.8),
      TinyProfile(colorants: TinyProfile.sRGB, gamma: 1),
    ] {
      let image = try PNGDecoder.decodeStraight(png(profile.bytes, alpha: 77).bytes)
      for (index, sample) in Self.samples.enumerated() {
        let expected = profile.expected(sample.map { Double($0) / 255 })
        for channel in 0..<3 {
          let found = Double(image.rgba[index * 4 + channel])
          #expect(abs(found - expected[channel] * 255) <= 1, "\(sample) \(channel)")
        }
        #expect(image.rgba[index * 4 + 3] == 77)
      }
      #expect(image.metadata.notes == ["colours converted from profile “Ours” to sRGB"])
    }
  }

  @Test("sRGB's own profile leaves every sample as it is")
  func exact() throws {
    let profile = TinyProfile(colorants: TinyProfile.sRGB).bytes
    let image = try PNGDecoder.decodeStraight(png(profile).bytes)
    #expect(image.rgba == Self.samples.flatMap { $0 + [255] })
    #expect(image.metadata.notes == [])
  }

  @Test("an sRGB chunk outranks a profile, a profile a gamma")
  func ranks() throws {
    let profile = TinyProfile(colorants: TinyProfile.displayP3).bytes
    var file = png(profile)
    file.chunks.append(("gAMA", UInt32(100_000).bigEndianBytes))
    #expect(
      try PNGDecoder.decode(file.bytes).metadata.notes == ["colours converted from profile “Ours” to sRGB"])
    for chunks in [[("sRGB", [0])] + file.chunks, file.chunks + [("sRGB", [0])]] {
      file.chunks = chunks
      let image = try PNGDecoder.decodeStraight(file.bytes)
      #expect(image.rgba == Self.samples.flatMap { $0 + [255] })
      #expect(image.metadata.notes == [])
    }
  }

  @Test("a broken profile is passed over with a note and the samples stay")
  func broken() throws {
    var cut = TinyProfile(colorants: TinyProfile.displayP3).bytes
    cut.removeLast(40)
    var wrongSpace = TinyProfile(colorants: TinyProfile.displayP3).bytes
    wrongSpace.replaceSubrange(16..<20, with: Array("CMYK".utf8))
    for profile in [[], Array("no profile".utf8), cut, wrongSpace, [UInt8](repeating: 255, count: 300)] {
      let image = try PNGDecoder.decodeStraight(png(profile).bytes)
      #expect(image.rgba == Self.samples.flatMap { $0 + [255] })
      let note = try #require(image.metadata.notes.first, "\(profile.count) bytes")
      #expect(note.hasSuffix("was ignored, samples read as sRGB"), "\(note)")
    }
  }

  @Test("flipped bits in a profile are passed over or used, never a crash")
  func flippedBits() throws {
    let profile = TinyProfile(colorants: TinyProfile.displayP3).bytes
    var numbers = LCG(seed: 3)
    for _ in 0..<300 {
      var damaged = profile
      for _ in 0...numbers.next(below: 4) {
        damaged[numbers.next(below: damaged.count)] ^= 1 << UInt8(numbers.next(below: 8))
      }
      _ = try PNGDecoder.decode(png(damaged).bytes)
      var jpeg = TinyJPEG()
      jpeg.segments = [(0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + damaged)]
      _ = try JPEGDecoder.decode(jpeg.bytes)
    }
  }

  @Test("a profile that inflates to 64 MiB is passed over, the picture read")
  func bomb() throws {
    let rows = RepeatedRows(zeros: 65535)
    var file = png([])
    file.chunks = [
      (
        "iCCP",
        Array("Bomb".utf8) + [0, 0, 0x78, 0x01] + rows.block(rows: 1024, isLast: true)
          + rows.checksum(after: 1, rows: 1024).bigEndianBytes
      )
    ]
    let image = try PNGDecoder.decodeStraight(file.bytes)
    #expect(image.rgba == Self.samples.flatMap { $0 + [255] })
    #expect(image.metadata.notes.count == 1)
  }

  @Test("a JPEG's profile may come in parts, in any order; a missing part makes it broken")
  func jpeg() throws {
    // The one grey of the file, 168, in linear light.
    let profile = TinyProfile(colorants: TinyProfile.sRGB, gamma: 1)
    let expected = profile.expected([168.0 / 255, 168.0 / 255, 168.0 / 255])[1] * 255
    let (first, second) = (Array(profile.bytes.prefix(200)), Array(profile.bytes.dropFirst(200)))
    func segment(_ number: UInt8, _ part: [UInt8]) -> (marker: UInt8, contents: [UInt8]) {
      (0xE2, Array("ICC_PROFILE\0".utf8) + [number, 2] + part)
    }
    var file = TinyJPEG()
    file.segments = [segment(2, second), segment(1, first)]
    let image = try JPEGDecoder.decode(file.bytes)
    #expect(abs(Double(image.pixmap[3, 3] & 255) - expected) <= 1)
    #expect(image.metadata.notes == ["colours converted from profile without a name to sRGB"])
    file.segments = [segment(2, second)]
    let part = try JPEGDecoder.decode(file.bytes)
    #expect(part.pixmap[3, 3] == 0xFFA8_A8A8)
    #expect(part.metadata.notes.first?.contains("broken") == true)
  }
}
