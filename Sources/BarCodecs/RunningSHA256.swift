import COnDemand

/// A SHA-256 that is fed piece by piece.
final class RunningSHA256: RunningDigest {
  private let crypto: od_crypto
  private let context: UnsafeMutableRawPointer

  /// - Throws: `CodecError.encoderFailed` when there is no memory, `CodecError.missingLibrary`.
  init() throws(CodecError) {
    crypto = try DigestLibrary.shared().functions
    guard let context = crypto.context_new() else {
      throw .encoderFailed("no memory for a digest: free some")
    }
    self.context = context
    guard crypto.digest_init(context, crypto.sha256(), nil) == 1 else {
      throw .encoderFailed("SHA-256 is not available: install libssl3")
    }
  }

  deinit { crypto.context_free(context) }

  func update(_ bytes: UnsafeRawPointer?, _ count: Int) { _ = crypto.digest_update(context, bytes, count) }

  func finish() -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    _ = crypto.digest_final(context, &digest, nil)
    return digest.hex
  }
}
