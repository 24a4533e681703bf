import BarCodecs
import BarPixels
import Foundation
import Testing

/// Willem van Schaik's PngSuite at full depth, and the same pictures after Xcode has been at them.
@Suite(
  "PngSuite at full depth",
  // Prints "skipped: no ../shared/…" where the suite is not beside the package.
  .enabled(if: SharedData.has("fixtures/pngsuite/valid")))
struct SampleSuiteTests {
  private let folder = "fixtures/pngsuite"

  private func expected(_ name: String) throws -> [UInt16] {
    let bytes = try TinyInflate.gzip(SharedData.bytes("\(folder)/expected-rgba16le-gz/\(name).rgba.gz"))
    return stride(from: 0, to: bytes.count, by: 2).map { UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8 }
  }

  @Test("every valid file gives the expected samples, to the last of 16 bits")
  func valid() throws {
    let names = try SharedData.names("\(folder)/valid").filter { $0.hasSuffix(".png") }
    #expect(names.count == 161)
    for name in names {
      let file = try SampleFile(try SharedData.bytes("\(folder)/valid/\(name)"))
      let expected = try expected(name)
      #expect(try file.image().wideSamples == expected, "\(name)")
      #expect(try file.image(depth: .sixteen).wideSamples == expected, "\(name) widened while it is read")
    }
  }

  @Test("colour type, depth, interlacing and colour chunks are reported")
  func facts() throws {
    struct Facts: Decodable {
      var bitDepth: Int
      var interlaced: Bool
      var chunks: [String]
    }
    struct Suite: Decodable { var valid: [String: Facts] }
    let suite = try JSONDecoder().decode(
      Suite.self, from: Data(try SharedData.bytes("\(folder)/expected.json")))
    for (name, facts) in suite.valid {
      let file = try SampleFile(try SharedData.bytes("\(folder)/valid/\(name)"))
      #expect(file.encoding.hasPrefix("PNG, \(facts.bitDepth)-bit "), "\(name)")
      #expect(file.encoding.hasSuffix(", interlaced") == facts.interlaced, "\(name)")
      let colors = facts.chunks.filter { ["gAMA", "cHRM", "sRGB", "iCCP", "cICP"].contains($0) }
      #expect(Set(file.colorTags.chunks) == Set(colors), "\(name)")
      #expect(file.depth == (facts.bitDepth == 16 ? .sixteen : .eight) && !file.isAnimation)
    }
  }

  @Test("every broken file is refused")
  func invalid() throws {
    let names = try SharedData.names("\(folder)/invalid").filter { $0.hasSuffix(".png") }
    #expect(names.count == 14)
    for name in names {
      let bytes = try SharedData.bytes("\(folder)/invalid/\(name)")
      #expect(throws: CodecError.self, "\(name)") { try SampleFile(bytes).image() }
    }
  }

  @Test("a file optimised by Xcode is its original, premultiplied")
  func cgbi() throws {
    let names = try SharedData.names("\(folder)/ios-cgbi").filter { $0.hasSuffix(".png") }
    #expect(names.count == 32)
    for name in names {
      let optimised = try SampleFile(try SharedData.bytes("\(folder)/ios-cgbi/\(name)"))
      let original = try SampleFile(try SharedData.bytes("\(folder)/valid/\(name)"))
      #expect(optimised.isPremultiplied && optimised.encoding.contains("CgBI"))
      #expect(try optimised.image().premultiplied == original.image().premultiplied, "\(name)")
    }
  }
}

extension SampleFile {
  func image(depth: SampleDepth) throws -> SampleImage {
    let image = SampleImage(width: width, height: height, depth: depth)
    try reader(depth: depth).read(height, into: image.bytes)
    return image
  }
}

extension SampleImage {
  /// Samples as 16 bits, by v · 257 where there are 8.
  var wideSamples: [UInt16] {
    let count = width * height * 4
    return (0..<count).map { i in
      depth == .eight
        ? UInt16(bytes.load(fromByteOffset: i, as: UInt8.self)) * 257
        : bytes.load(fromByteOffset: 2 * i, as: UInt16.self)
    }
  }

  var rgba8: [UInt8] { [UInt8](UnsafeRawBufferPointer(start: bytes, count: byteCount)) }

  /// 8-bit samples times their alpha, to nearest.
  var premultiplied: [UInt8] {
    let straight = rgba8
    return straight.indices.map { i in
      i % 4 == 3 ? straight[i] : UInt8((Int(straight[i]) * Int(straight[i | 3]) * 2 + 255) / 510)
    }
  }
}
