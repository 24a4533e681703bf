import CXXHash

/// An XXH3 of 128 bits that is fed piece by piece.
final class RunningXXH3: RunningDigest {
  private let state: OpaquePointer

  /// - Throws: `CodecError.encoderFailed` when there is no memory.
  init() throws(CodecError) {
    guard let state = XXH3_createState() else {
      throw .encoderFailed("no memory for a digest: free some")
    }
    self.state = state
    XXH3_128bits_reset(state)
  }

  deinit { XXH3_freeState(state) }

  func update(_ bytes: UnsafeRawPointer?, _ count: Int) { XXH3_128bits_update(state, bytes, count) }

  /// Highest byte first, the canonical form.
  func finish() -> String {
    var canonical = XXH128_canonical_t()
    XXH128_canonicalFromHash(&canonical, XXH3_128bits_digest(state))
    return withUnsafeBytes(of: canonical.digest) { $0.hex }
  }
}
