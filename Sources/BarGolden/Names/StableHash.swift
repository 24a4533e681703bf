/// FNV-1a with 64 bits: the same on every machine and in every release, unlike Swift's own hashes.
enum StableHash {
  /// Cost: linear in the text.
  static func of(_ text: String) -> UInt64 {
    // Offset basis and prime as published by the algorithm's authors.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// 16 hex digits.
  static func digits(of text: String) -> String {
    let digits = String(of(text), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
