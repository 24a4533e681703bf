import BarPixels

/// A digest over the straight RGBA rows of a picture that arrives row by row. Keeps its row from picture to picture: have
/// one per worker.
public final class PixelHasher {
  private let kind: FrameDigest
  /// Of the picture at hand.
  private var digest: (any RunningDigest)?
  private var bytes = UnsafeMutableRawPointer.allocate(byteCount: 0, alignment: 64)
  private var rowBytes = 0

  public init(_ kind: FrameDigest) { self.kind = kind }

  deinit { bytes.deallocate() }

  /// A picture of rows of `width` pixels begins.
  /// - Throws: `CodecError.encoderFailed` when there is no memory, `CodecError.missingLibrary`.
  public func begin(width: Int) throws(CodecError) {
    digest = try kind.begin()
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
      digest?.update(bytes, rowBytes)
    }
  }

  /// Rows like the last one: they are not converted again.
  public func append(repeats count: Int) {
    for _ in 0..<count { digest?.update(bytes, rowBytes) }
  }

  /// Lower-case hex.
  /// - Precondition: a picture has begun.
  public func finish() -> String {
    guard let digest else { preconditionFailure("begin comes first") }
    self.digest = nil
    return digest.finish()
  }
}
