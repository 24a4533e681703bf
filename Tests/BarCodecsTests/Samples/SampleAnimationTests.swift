import BarCodecs
import BarPixels
import Foundation
import Testing

/// Paparazzi's animations, against hashes of frames that another program composed.
@Suite(
  "Animations of Paparazzi",
  // Prints "skipped: no ../shared/…" where they are not beside the package.
  .enabled(if: SharedData.has("fixtures/paparazzi")))
struct SampleAnimationTests {
  private struct Facts: Decodable {
    var acTL: [Int]?
    var delays: [[Int]]
    var hashes: [String]?

    enum CodingKeys: String, CodingKey {
      case acTL, delays
      case hashes = "frame_rgba8_sha256"
    }

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      acTL = try json.decodeIfPresent([Int].self, forKey: .acTL)
      delays = try json.decode([[Int]].self, forKey: .delays)
      hashes = try? json.decode([String].self, forKey: .hashes)
    }
  }

  private struct Fixtures: Decodable { var apng: [String: Facts] }

  @Test("every frame is composed as expected")
  func frames() throws {
    let fixtures = try JSONDecoder().decode(
      Fixtures.self, from: Data(try SharedData.bytes("fixtures/paparazzi/expected.json")))
    for (name, facts) in fixtures.apng {
      guard let hashes = facts.hashes else { continue }
      let file = try SampleFile(try SharedData.bytes("fixtures/paparazzi/\(name)"))
      guard let count = facts.acTL?.first else {
        #expect(!file.isAnimation)
        #expect(TinySHA256.hex(try file.image().rgba8) == hashes[0], "\(name)")
        continue
      }
      #expect(file.delays?.count == count)
      #expect(Set(file.delays ?? []) == Set(facts.delays.map { FrameDelay($0[0], $0[1]) }), "\(name)")
      let player = try #require(file.player(depth: .eight))
      var frames: [String] = []
      while let frame = try player.next() { frames.append(TinySHA256.hex(frame.rgba8)) }
      #expect(frames == hashes, "\(name)")
    }
  }

  @Test("a file with wrong checksums and one out of sequence are refused, saying where")
  func broken() throws {
    let errors = try ["invalid_crc", "invalid_sequence"].map { name in
      let bytes = try SharedData.bytes("fixtures/paparazzi/\(name).png")
      return try #require(#expect(throws: CodecError.self) { try SampleFile(bytes) }).description
    }
    #expect(errors[0].contains("checksum of IHDR"))
    #expect(errors[1].contains("out of sequence at fcTL 1"))
  }
}
