import CFontconfig

/// The scalars that some of a few families have in every weight.
struct FontCoverage {
  let charsets: [OpaquePointer]
  /// Keeps the charsets alive.
  let owner: FontConfiguration

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    charsets.contains { FcCharSetHasChar($0, scalar.value) != 0 }
  }
}
