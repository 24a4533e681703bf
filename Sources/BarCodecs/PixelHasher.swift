public import BarPixels
import CCrypto

/// SHA-256 over the straight RGBA rows of a picture that arrives row by row. Keeps its buffers from picture to
/// picture: have one per worker.
public final class PixelHasher {
  // Not nil after init.
  private let context: OpaquePointer
  private var bytes = UnsafeMutableRawPointer.allocate(byteCount: 0, alignment: 64)
  private var rowBytes = 0

  /// - Throws: `CodecError.encoderFailed` when the library has no memory.
  public init() throws(CodecError) {
    guard let context = EVP_MD_CTX_new() else { throw .encoderFailed("no memory for a digest: free some") }
    self.context = context
  }

  deinit {
    EVP_MD_CTX_free(context)
    bytes.deallocate()
  }

  /// A picture of rows of `width` pixels begins.
  /// - Throws: `CodecError.encoderFailed` when SHA-256 is not available.
  public func begin(width: Int) throws(CodecError) {
    guard EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
      throw .encoderFailed("SHA-256 is not available: install libssl3")
    }
    guard width * 4 != rowBytes else { return }
    rowBytes = width * 4
    bytes.deallocate()
    bytes = .allocate(byteCount: rowBytes, alignment: 64)
  }

  /// Premultiplied rows without padding.
  public func append(rows: UnsafePointer<UInt32>, count: Int) {
    let (width, bytes) = (rowBytes / 4, bytes)
    for y in 0..<count {
      Reciprocals.standard.withPointer {
        PixelRows.writeRGBA(rows + y * width, count: width, to: bytes, reciprocals: $0)
      }
      EVP_DigestUpdate(context, bytes, rowBytes)
    }
  }

  /// Rows like the last one: they are not converted again.
  public func append(repeats count: Int) {
    for _ in 0..<count { EVP_DigestUpdate(context, bytes, rowBytes) }
  }

  /// Lower-case hex.
  public func finish() -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    EVP_DigestFinal_ex(context, &digest, nil)
    return PixelDigest.hex(digest)
  }
}
