/// FNV-1a with 64 bits: the same on every machine and in every release, unlike Swift's own hashes.
package enum StableHash {
  /// Cost: linear in the text.
  static func of(_ text: String) -> UInt64 {
    // Offset basis and prime as published by the algorithm's authors.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* prime }
    return hash
  }

  private static let prime: UInt64 = 0x100_0000_01b3

  /// 16 hex digits of bytes, going on from an earlier hash.
  package static func digits(of bytes: some Sequence<[UInt8]>) -> String {
    var hash = of("")
    for part in bytes {
      for byte in part { hash = (hash ^ UInt64(byte)) &* prime }
      // Where one part ends is told too.
      hash = (hash ^ UInt64(part.count)) &* prime
    }
    return padded(hash)
  }

  /// 16 hex digits.
  static func digits(of text: String) -> String {
    padded(of(text))
  }

  private static func padded(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
