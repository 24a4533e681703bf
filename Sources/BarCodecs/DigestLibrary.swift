import COnDemand

/// libcrypto's functions.
package struct DigestLibrary: @unchecked Sendable {  // Pointers into a library that stays.
  let functions: od_crypto

  /// - Throws: `CodecError.missingLibrary`.
  package init(_ library: OnDemandLibrary = .crypto) throws(CodecError) {
    functions = try library.open(od_open_crypto, into: od_crypto())
  }

  private static let loaded = Result { () throws(CodecError) in try DigestLibrary() }

  /// Opened once. Cost of the first call: about 1.5 ms (measured).
  /// - Throws: `CodecError.missingLibrary`.
  static func shared() throws(CodecError) -> DigestLibrary { try loaded.get() }

  /// "3.0.19".
  var version: String {
    // Part 0 is the name of the whole, "OpenSSL 3.0.19 …".
    let words = functions.version(0).map { String(cString: $0) }?.split(separator: " ") ?? []
    return words.count > 1 ? String(words[1]) : "unknown"
  }
}
