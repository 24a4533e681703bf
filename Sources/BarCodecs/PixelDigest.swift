public import BarPixels
import CCrypto

/// SHA-256 of pictures: of the decoded pixels, whatever file they came from.
public enum PixelDigest {
  /// Lower-case hex SHA-256 over the straight RGBA rows, top to bottom, without padding. Cost: O(pixels).
  /// - Throws: `CodecError.encoderFailed` when the library has no memory.
  public static func sha256(_ pixmap: Pixmap) throws(CodecError) -> String {
    let hasher = try PixelHasher()
    try hasher.begin(width: pixmap.width)
    hasher.append(rows: pixmap.words, count: pixmap.height)
    return hasher.finish()
  }

  /// Lower-case hex SHA-256 of bytes, as `sha256sum` prints it. Cost: O(bytes).
  /// - Throws: `CodecError.encoderFailed` when the library has no memory.
  public static func sha256(bytes: [UInt8]) throws(CodecError) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    guard EVP_Digest(bytes, bytes.count, &digest, nil, EVP_sha256(), nil) == 1 else {
      throw .encoderFailed("SHA-256 is not available: install libssl3")
    }
    return hex(digest)
  }

  static func hex(_ digest: [UInt8]) -> String {
    digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
