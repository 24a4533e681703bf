public import BarPixels

/// SHA-256 of pictures: of the decoded pixels, whatever file they came from.
public enum PixelDigest {
  /// Lower-case hex SHA-256 over the straight RGBA rows, top to bottom, without padding. Cost: O(pixels).
  /// - Throws: `CodecError.encoderFailed` when there is no memory, `CodecError.missingLibrary`.
  public static func sha256(_ pixmap: Pixmap) throws(CodecError) -> String {
    let hasher = PixelHasher(.sha256)
    try hasher.begin(width: pixmap.width)
    hasher.append(rows: pixmap.words, count: pixmap.height)
    return hasher.finish()
  }

  /// Lower-case hex SHA-256 of bytes, as `sha256sum` prints it. Cost: O(bytes).
  /// - Throws: `CodecError.encoderFailed` when there is no memory, `CodecError.missingLibrary`.
  public static func sha256(bytes: [UInt8]) throws(CodecError) -> String {
    let digest = try RunningSHA256()
    bytes.withUnsafeBytes { digest.update($0.baseAddress, $0.count) }
    return digest.finish()
  }
}
