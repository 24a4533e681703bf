public import BarPixels
import CCrypto

/// SHA-256 of pictures: of the decoded pixels, whatever file they came from.
public enum PixelDigest {
  /// Lower-case hex SHA-256 over the straight RGBA rows, top to bottom, without padding. Cost: O(pixels).
  /// - Throws: `CodecError.encoderFailed` when the library has no memory.
  public static func sha256(_ pixmap: Pixmap) throws(CodecError) -> String {
    guard let context = EVP_MD_CTX_new() else { throw .encoderFailed("no memory for a digest: free some") }
    defer { EVP_MD_CTX_free(context) }
    guard EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
      throw .encoderFailed("SHA-256 is not available: install libssl3")
    }
    // Rows are converted a few at a time, so that the bytes are hashed while they are in the cache.
    let batch = max(1, min(16384 / pixmap.width, pixmap.height))
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: batch * pixmap.width * 4, alignment: 64)
    defer { bytes.deallocate() }
    Reciprocals.standard.withPointer { reciprocals in
      var y = 0
      while y < pixmap.height {
        let count = min(batch, pixmap.height - y) * pixmap.width
        PixelRows.writeRGBA(pixmap.row(y), count: count, to: bytes, reciprocals: reciprocals)
        EVP_DigestUpdate(context, bytes, count * 4)
        y += batch
      }
    }
    var digest = [UInt8](repeating: 0, count: 32)
    EVP_DigestFinal_ex(context, &digest, nil)
    return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension PixelDigest {
  /// Lower-case hex SHA-256 of bytes, as `sha256sum` prints it. Cost: O(bytes).
  /// - Throws: `CodecError.encoderFailed` when the library has no memory.
  public static func sha256(bytes: [UInt8]) throws(CodecError) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    guard EVP_Digest(bytes, bytes.count, &digest, nil, EVP_sha256(), nil) == 1 else {
      throw .encoderFailed("SHA-256 is not available: install libssl3")
    }
    return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
