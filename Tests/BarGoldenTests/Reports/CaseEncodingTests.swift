import BarCodecs
import BarGolden
import BarPixels
import Foundation
import Testing

/// Reports about reading and writing files, made small. Letters and numbers are those of the collection of reports.
struct CaseEncodingTests {
  @Test(
    "A6: an interlaced picture of one bit a pixel is the same as the one that is not",
    .enabled(if: SharedData.has("fixtures/pngsuite")))
  func interlaced() throws {
    for kind in ["n0g01", "n0g02", "n0g04", "n3p01", "n3p02", "n3p04", "n2c16"] {
      let sources = try ["basi", "basn"].map { prefix in
        let name = "fixtures/pngsuite/valid/" + prefix + kind.dropFirst() + ".png"
        return try DiffSource(path: name, bytes: SharedData.bytes(name))
      }
      let diff = try FileComparer().images(sources[0], sources[1])
      #expect(diff.changed == 0 && diff.passes && diff.verdict == .encoding, "\(kind)")
    }
  }

  @Test(
    "A14: reading and writing a picture with a gamma again and again changes no sample",
    .enabled(if: SharedData.has("fixtures/pngsuite")))
  func gamma() throws {
    let kinds = ["n0g16", "n2c08", "n3p04"]
    for name in ["g03", "g04", "g05", "g07", "g10", "g25"].flatMap({ g in kinds.map { g + $0 } }) {
      let path = "fixtures/pngsuite/valid/\(name).png"
      let file = try SampleFile(try SharedData.bytes(path))
      let samples = try file.image().straight8
      var bytes = try PNGStableEncoder.encode(samples, scale: 1)
      for _ in 0..<3 {
        bytes = try PNGStableEncoder.encode(try SampleFile(bytes).image().straight8, scale: 1)
      }
      #expect(try SampleFile(bytes).image().straight8 == samples, "\(name)")
    }
  }

  @Test("A9: of a large picture with an overlay the last row comes back as it was written")
  func largeOverlay() throws {
    let (width, height) = (2560, 1440)
    var image = Pictures.flat(width, height, [0, 0, 0, 0])
    for x in 0..<width { image[x, height - 1] = [UInt8(x % 251), 7, 9, UInt8(1 + x % 255)] }
    let again = try PNGDecoder.decodeStraight(try PNGStableEncoder.encode(image, scale: 1))
    #expect(again.rgba.suffix(width * 4) == image.rgba.suffix(width * 4))
    #expect(again.height == height && again.rgba.prefix(4) == [0, 0, 0, 0])
  }

  @Test("A17: a small file that promises a huge picture is refused before memory is taken")
  func bomb() throws {
    var png = PlainPNG(width: 60_000, height: 60_000, rows: [[1, 2, 3, 255]])
    let before = try Self.peakKilobytes()
    for depth: UInt8 in [8, 16] {
      png.bitDepth = depth
      #expect(throws: DiffError.self) {
        let source = try DiffSource.of(png)
        _ = try FileComparer().images(source, source)
      }
    }
    #expect(try Self.peakKilobytes() - before < 64 << 10)
  }

  /// What the process has ever had in memory, from the kernel; 0 where it does not say.
  private static func peakKilobytes() throws -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  @Test("B7: of contradicting colour chunks the one that decides is named, and the rest beside it")
  func priority() throws {
    let all: [(String, [UInt8])] = [
      ("cHRM", [UInt8](repeating: 0, count: 32)), ("gAMA", PlainPNG.word(100_000)), ("sRGB", [0]),
      ("iCCP", Array("Display P3".utf8) + [0, 0, 1, 2]), ("cICP", [12, 13, 0, 1]),
    ]
    // Later ones outrank those before (PNG, third edition, 4.3).
    let winners = ["cHRM", "gAMA", "sRGB", "iCCP", "cICP"]
    for count in 2...all.count {
      let source = try DiffSource.of(
        PlainPNG(width: 1, height: 1, colorType: 2, rows: [[1, 2, 3]], chunks: Array(all.prefix(count))))
      let words = source.file.colorTags.description
      #expect(words.contains("(\(winners[count - 1]) over "), "\(words)")
      for (name, _) in all.prefix(count) { #expect(words.contains(name)) }
    }
  }
}

extension SampleImage {
  /// Reduced to 8 bits a sample, rounded to nearest.
  fileprivate var straight8: StraightImage {
    let bytes = rgba
    guard depth == .sixteen else { return StraightImage(width: width, height: height, rgba: bytes) }
    let samples = stride(from: 0, to: bytes.count, by: 2).map { at in
      (Int(bytes[at]) | Int(bytes[at + 1]) << 8) * 255
    }
    return StraightImage(width: width, height: height, rgba: samples.map { UInt8(($0 + 32767) / 65535) })
  }
}
