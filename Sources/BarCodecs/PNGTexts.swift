import CPNGShim

/// Text chunks in the order of their keywords, as zero-terminated strings: Latin-1 (tEXt) where that can hold
/// the value, else UTF-8 (iTXt).
struct PNGTexts {
  private var entries: [(keyword: [UInt8], value: [UInt8], isUTF8: Bool)] = []

  /// - Throws: `CodecError.encoderFailed` for a keyword or value that PNG cannot hold.
  init(_ text: [String: String]) throws(CodecError) {
    for (keyword, value) in text.sorted(by: { $0.key < $1.key }) {
      guard let key = Self.latin1(keyword), Self.isKeyword(key) else {
        throw .encoderFailed(
          "the text keyword “\(keyword)” is not allowed in PNG; use 1 to 79 printable Latin-1 characters without spaces at the ends or side by side"
        )
      }
      guard !value.utf8.contains(0) else {
        throw .encoderFailed("the text of “\(keyword)” contains a zero; remove it")
      }
      let latin1 = Self.latin1(value)
      entries.append((key + [0], (latin1 ?? [UInt8](value.utf8)) + [0], latin1 == nil))
    }
  }

  /// Calls with chunks that are valid only inside.
  func withChunks(_ body: (UnsafeBufferPointer<cpng_text>) -> Void) {
    var chunks: [cpng_text] = []
    // Innermost call holds every string, so one level of closure per string.
    func descend(_ index: Int) {
      guard index < entries.count else { return chunks.withUnsafeBufferPointer(body) }
      let entry = entries[index]
      entry.keyword.withUnsafeBytes { keyword in
        entry.value.withUnsafeBytes { value in
          chunks.append(
            cpng_text(
              keyword: keyword.baseAddress?.assumingMemoryBound(to: CChar.self),
              value: value.baseAddress?.assumingMemoryBound(to: CChar.self), length: entry.value.count - 1,
              is_utf8: entry.isUTF8 ? 1 : 0))
          descend(index + 1)
        }
      }
    }
    descend(0)
  }

  private static func latin1(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard scalar.value < 256 else { return nil }
      bytes.append(UInt8(scalar.value))
    }
    return bytes
  }

  /// PNG specification, 11.3.4.2.
  private static func isKeyword(_ bytes: [UInt8]) -> Bool {
    let space = UInt8(ascii: " ")
    return (1...79).contains(bytes.count) && bytes.first != space && bytes.last != space
      && bytes.allSatisfy { (32...126).contains($0) || $0 >= 161 }
      && !zip(bytes, bytes.dropFirst()).contains { $0 == space && $1 == space }
  }
}
