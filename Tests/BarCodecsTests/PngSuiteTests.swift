import BarCodecs
import Foundation
import Testing

/// Willem van Schaik's PngSuite: every kind of PNG, and broken ones.
@Suite(
  "PngSuite",
  // Prints "skipped: no ../shared/…" where the suite is not beside the package.
  .enabled(if: SharedData.has("fixtures/pngsuite/valid")))
struct PngSuiteTests {
  private let folder = "fixtures/pngsuite"

  @Test("every valid file gives the expected samples, reduced to 8 bits")
  func valid() throws {
    let names = try SharedData.names("\(folder)/valid").filter { $0.hasSuffix(".png") }
    #expect(names.count == 161)
    for name in names {
      let wide = try TinyInflate.gzip(SharedData.bytes("\(folder)/expected-rgba16le-gz/\(name).rgba.gz"))
      let expected = stride(from: 0, to: wide.count, by: 2).map { i in
        let sample = Int(wide[i]) + 256 * Int(wide[i + 1])
        return UInt8((sample + 128) / 257)  // to nearest; 65535 / 255 is 257
      }
      let file = try SharedData.bytes("\(folder)/valid/\(name)")
      #expect(try ImageDecoder.decodeStraight(file).rgba == expected, "\(name)")
      let drawn = try ImageDecoder.decode(file)
      #expect(drawn.hasAlpha == stride(from: 3, to: expected.count, by: 4).contains { expected[$0] < 255 })
    }
  }

  @Test("every broken file is refused")
  func invalid() throws {
    let names = try SharedData.names("\(folder)/invalid").filter { $0.hasSuffix(".png") }
    #expect(names.count == 14)
    for name in names {
      let file = try SharedData.bytes("\(folder)/invalid/\(name)")
      #expect(throws: CodecError.self, "\(name)") { try ImageDecoder.decode(file) }
    }
  }
}
