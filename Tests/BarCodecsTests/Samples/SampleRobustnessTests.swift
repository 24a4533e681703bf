import BarCodecs
import BarPixels
import Foundation
import Testing

/// Files that are not as they should be: an error, never a crash, and never another picture than libpng's.
struct SampleRobustnessTests {
  private typealias Chunk = (type: String, contents: [UInt8])

  private func chunks(_ file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var at = 8
    while at + 12 <= file.count {
      let length = Int(UInt32(bigEndianBytes: file[at..<at + 4]))
      let type = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
      chunks.append((type, Array(file[at + 8..<at + 8 + length])))
      at += 12 + length
    }
    return chunks
  }

  /// With checksums that are right.
  private func file(_ chunks: [Chunk]) -> [UInt8] {
    TinyPNG.signature + chunks.flatMap { TinyPNG.chunk($0.type, $0.contents) }
  }

  private func samples() throws -> [[UInt8]] {
    var files: [[UInt8]] = []
    for (type, depth, samples): (UInt8, UInt8, Int) in [
      (0, 1, 1), (2, 8, 3), (3, 4, 1), (4, 16, 2), (6, 8, 4),
    ] {
      for interlace: UInt8 in [0, 1] {
        // Nine by nine: every pass has pixels. Of each pass the pixels in a row, and the rows.
        let passes = interlace == 0 ? [(9, 9)] : [(2, 2), (1, 2), (3, 1), (2, 3), (5, 2), (4, 5), (9, 4)]
        let widths = passes.flatMap { [Int](repeating: $0.0, count: $0.1) }
        let rows = widths.enumerated().map { index, width -> [UInt8] in
          let count = (width * Int(depth) * samples + 7) / 8
          return [UInt8(index % 5)] + (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + index * 11) }
        }
        var png = TinyPNG(
          width: 9, height: 9, bitDepth: depth, colorType: type, interlace: interlace, rows: rows)
        if type == 3 { png.chunks = [("PLTE", [UInt8](0..<48)), ("tRNS", [0, 9])] }
        files.append(png.bytes)
      }
    }
    if SharedData.has("fixtures/paparazzi") {
      files.append(try SharedData.bytes("fixtures/paparazzi/simple_animation.png"))
      files.append(try SharedData.bytes("fixtures/pngsuite/ios-cgbi/basn6a08.png"))
    }
    return files
  }

  /// Reads all there is in a file.
  private func read(_ bytes: [UInt8]) throws -> SampleImage {
    let file = try SampleFile(bytes)
    _ = file.colorTags.description
    if let player = file.player(depth: .sixteen) { while try player.next() != nil {} }
    return try file.image()
  }

  @Test("a file cut short anywhere is an error")
  func truncated() throws {
    for bytes in try samples() {
      for count in 0..<bytes.count {
        #expect(throws: CodecError.self) { try read(Array(bytes.prefix(count))) }
      }
    }
  }

  @Test("changed bytes under right checksums give an error or the picture that libpng reads")
  func mutated() throws {
    var lcg = LCG(seed: 21)
    var (read, refused) = (0, 0)
    for original in try samples() {
      let parts = chunks(original)
      for _ in 0..<400 {
        var changed = parts
        for _ in 0...lcg.next(below: 3) {
          let index = lcg.next(below: changed.count)
          guard !changed[index].contents.isEmpty else { continue }
          let at = lcg.next(below: changed[index].contents.count)
          switch lcg.next(below: 4) {
          case 0: changed[index].contents[at] = lcg.byte()
          case 1: changed[index].contents[at] ^= UInt8(1 << lcg.next(below: 8))
          case 2: changed[index].contents.remove(at: at)
          default: changed.swapAt(index, lcg.next(below: changed.count))
          }
        }
        let bytes = file(changed)
        do {
          let image = try self.read(bytes)
          read += 1
          let isOurs = changed.contains { ["acTL", "CgBI"].contains($0.type) }
          if !isOurs { #expect(try PNGDecoder.decodeStraight(bytes).rgba == image.narrow) }
        } catch is CodecError {
          refused += 1
        }
      }
    }
    #expect(read > 500 && refused > 500)
  }

  @Test("files that promise more than they hold are refused before memory is taken")
  func promises() throws {
    for (width, height) in [(100_000, 100_000), (1 << 31 - 1, 1), (65_536, 65_536), (0, 5), (60_000, 2_000)] {
      for interlace: UInt8 in [0, 1] {
        var png = TinyPNG(width: 1, height: 1, bitDepth: 8, colorType: 6, rows: [[0, 1, 2, 3, 4]])
        (png.width, png.height, png.interlace) = (width, height, interlace)
        #expect(throws: CodecError.self) { try SampleFile(png.bytes) }
      }
    }
  }

  @Test("a profile that unpacks to more than any profile has is not unpacked, and the picture still read")
  func bomb() throws {
    // Zeros, in stored blocks of some size.
    func file(byteCount: Int, blockSize: Int) throws -> SampleFile {
      var stream: [UInt8] = [0x78, 0x01]
      for start in stride(from: 0, to: byteCount, by: blockSize) {
        let count = min(blockSize, byteCount - start)
        let (low, high) = (UInt8(count & 255), UInt8(count >> 8))
        stream += [start + count == byteCount ? 1 : 0, low, high, ~low, ~high]
        stream += [UInt8](repeating: 0, count: count)
      }
      stream += Checksums.adler32([UInt8](repeating: 0, count: byteCount)).bigEndianBytes
      var png = TinyPNG(width: 1, height: 1, bitDepth: 8, colorType: 6, rows: [[0, 1, 2, 3, 4]])
      png.chunks = [("iCCP", Array("bomb".utf8) + [0, 0] + stream)]
      return try SampleFile(png.bytes)
    }
    for (byteCount, isUnpacked) in [(100_000, true), (5 << 20, false)] {
      let one = try file(byteCount: byteCount, blockSize: 65535)
      #expect(try one.image().rgba8 == [1, 2, 3, 4])
      #expect(one.colorTags.description == "profile “bomb” (iCCP)")
      // Packed in another way it is the same profile, if anybody has unpacked it.
      #expect((one.colorTags == (try file(byteCount: byteCount, blockSize: 50_000).colorTags)) == isUnpacked)
    }
  }

  @Test("more pixel data than the picture needs is let pass, a wrong or missing checksum at its end is not")
  func surplus() throws {
    var png = TinyPNG(
      width: 1, height: 1, bitDepth: 8, colorType: 6, rows: [[0, 1, 2, 3, 4], [0, 9, 9, 9, 9]])
    png.height = 1
    #expect(try SampleFile(png.bytes).image().rgba8 == [1, 2, 3, 4])
    png.rows.removeLast()
    var parts = chunks(png.bytes)
    let last = parts[1].contents.count - 1
    parts[1].contents[last] ^= 1
    #expect(throws: CodecError.self) { try SampleFile(file(parts)).image() }
    parts[1].contents.removeLast(2)
    #expect(throws: CodecError.truncated) { try SampleFile(file(parts)).image() }
  }

  @Test("a picture may be spread over any number of data chunks, empty ones among them")
  func pieces() throws {
    for original in try samples() {
      let expected = try SampleFile(original).image().rgba8
      var parts: [Chunk] = []
      for part in chunks(original) {
        guard part.type == "IDAT" else {
          parts.append(part)
          continue
        }
        for byte in part.contents { parts += [("IDAT", [byte]), ("IDAT", [])] }
      }
      #expect(try SampleFile(file(parts)).image().rgba8 == expected)
    }
  }

  @Test("chunks in the wrong place are errors")
  func order() throws {
    let png = TinyPNG(width: 1, height: 1, bitDepth: 8, colorType: 6, rows: [[0, 1, 2, 3, 4]])
    let parts = chunks(png.bytes)
    let wrong: [[Chunk]] = [
      [parts[1], parts[0], parts[2]], [parts[0], parts[0], parts[1], parts[2]], [parts[0], parts[2]],
      [parts[0], parts[1], ("tEXt", Array("a".utf8) + [0]), parts[1], parts[2]], [parts[0], parts[1]],
      [parts[0], ("XXXX", []), parts[1], parts[2]], [parts[0], ("x1yz", []), parts[1], parts[2]],
    ]
    for chunks in wrong { #expect(throws: CodecError.self) { try read(file(chunks)) } }
  }
}

extension SampleImage {
  /// With 8 bits, rounded to nearest.
  fileprivate var narrow: [UInt8] {
    depth == .eight ? rgba8 : wideSamples.map { UInt8((Int($0) + 128) / 257) }
  }
}
