/// Which of several choices a page shows, decided by the page's name alone, so that two pages of a stack
/// differ and the same page is always the same.
struct SceneryVariation {
  private let seed: String

  init(seed: String) { self.seed = seed }

  /// The choices of one part of the page.
  func branch(_ name: String) -> SceneryVariation { SceneryVariation(seed: seed + "/" + name) }

  /// A number in 0..<`count` for the question `salt`; 0 when there is nothing to choose.
  func pick(_ salt: UInt8, of count: Int) -> Int {
    guard count > 1 else { return 0 }
    // FNV-1a, 64 bits, folded to 32 as its authors advise for small ranges.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in [salt] + Array(seed.utf8) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return Int((hash ^ hash >> 32) & 0xFFFF_FFFF) % count
  }

  func flag(_ salt: UInt8) -> Bool { pick(salt, of: 2) == 1 }
}
