/// Bytes as text for pages that hold their pictures (RFC 4648, with padding).
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  package static func text(_ bytes: [UInt8]) -> String {
    String(decoding: ascii(bytes), as: UTF8.self)
  }

  /// The same in ASCII, for what is put together from bytes. Cost: linear.
  package static func ascii(_ bytes: [UInt8]) -> [UInt8] {
    let (alphabet, whole) = (alphabet, bytes.count / 3 * 3)
    return [UInt8](unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { text, count in
      func put(_ bits: Int) {
        text[count] = alphabet[bits >> 18]
        text[count + 1] = alphabet[bits >> 12 & 63]
        text[count + 2] = alphabet[bits >> 6 & 63]
        text[count + 3] = alphabet[bits & 63]
        count += 4
      }
      for at in stride(from: 0, to: whole, by: 3) {
        put(Int(bytes[at]) << 16 | Int(bytes[at + 1]) << 8 | Int(bytes[at + 2]))
      }
      let rest = bytes.count - whole
      guard rest > 0 else { return }
      put(Int(bytes[whole]) << 16 | (rest > 1 ? Int(bytes[whole + 1]) << 8 : 0))
      for back in 1...(3 - rest) { text[count - back] = padding }
    }
  }
}
