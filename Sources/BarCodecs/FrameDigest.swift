/// What tells whether two frames have the same pixels: a hash of their straight RGBA rows.
public enum FrameDigest: String, CaseIterable, Sendable {
  /// XXH3 of 128 bits: about as fast as copying, no defence against forgers.
  case xxh128
  /// Takes as long as drawing and encoding together.
  case sha256

  /// - Throws: `CodecError.encoderFailed` when there is no memory, `CodecError.missingLibrary`.
  func begin() throws(CodecError) -> any RunningDigest {
    switch self {
    case .xxh128: try RunningXXH3()
    case .sha256: try RunningSHA256()
    }
  }
}
