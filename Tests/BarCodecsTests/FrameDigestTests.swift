import BarCodecs
import BarPixels
import Testing

@Suite("Digests of frames") struct FrameDigestTests {
  static func digest(_ pixmap: Pixmap, _ kind: FrameDigest) throws -> String {
    let hasher = PixelHasher(kind)
    try hasher.begin(width: pixmap.width)
    hasher.append(rows: pixmap.words, count: pixmap.height)
    return hasher.finish()
  }

  /// Opaque, so that its RGBA bytes are these: byte i is 7 i + 3, every fourth 255.
  private static func picture(width: Int, height: Int) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    for i in 0..<width * height {
      let bytes = (0..<3).map { UInt32((7 * (4 * i + $0) + 3) & 255) }
      pixmap.words[i] = 0xFF00_0000 | bytes[0] << 16 | bytes[1] << 8 | bytes[2]
    }
    return pixmap
  }

  /// By xxhsum 0.8.1 of Debian's package xxhash, `xxhsum -H2` over those bytes: XXH3 has a path of its own for up to 16,
  /// 128, 240 and 1024 bytes, and for more.
  @Test(
    "XXH3 of 128 bits is the one that xxhsum makes of the straight RGBA rows",
    arguments: [
      (1, 1, "99575aad09a215079575425baaf8eb57"),
      (1, 3, "af2eb5ab112fa5c20ba0ac0c66cb7d80"),
      (4, 4, "78eb0e6dbfa3cff3886c78765d8baa3f"),
      (5, 9, "49ac485e554a1edc371bfef146c5d49a"),
      (11, 21, "43321f2c6a563b64bd90550cbad30281"),
      (257, 40, "a6d9514d8afcadbcf661e209c707bff6"),
    ])
  func known(width: Int, height: Int, digest: String) throws {
    #expect(try Self.digest(Self.picture(width: width, height: height), .xxh128) == digest)
  }

  @Test("SHA-256 is that of the straight RGBA rows")
  func sha256() throws {
    let pixmap = Self.picture(width: 13, height: 9)
    #expect(
      try Self.digest(pixmap, .sha256) == PixelDigest.sha256(bytes: PixelRows.straightBytes(pixmap)))
  }
}
