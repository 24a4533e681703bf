/// Why bytes could not be read as a picture, or a picture not be written. The message ends with the remedy;
/// it names no file, because codecs see bytes only.
public enum CodecError: Error, Equatable, Sendable {
  /// The bytes are not of a kind that is read; `found` says what they look like.
  case notAnImage(found: String, remedy: String)
  /// The file ends before its picture does.
  case truncated
  /// The file breaks its format's rules.
  case corrupt(String)
  /// The picture has more pixels than allowed; found from the header, before memory is taken.
  case tooLarge(width: Int, height: Int, limits: ImageLimits)
  /// A kind of PNG or JPEG that is not read.
  case unsupported(String, remedy: String)
  /// The picture cannot be written like this; the words end with the remedy.
  case encoderFailed(String)
  /// A library that is needed for this picture cannot be opened; the words say which and for what.
  case missingLibrary(String, remedy: String)
}

extension CodecError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAnImage(let found, let remedy):
      "not a picture that can be read, but \(found); \(remedy)"
    case .truncated:
      "the picture file ends too early; copy or export it again"
    case .corrupt(let detail):
      "the picture file is damaged (\(detail)); copy or export it again"
    case .tooLarge(let width, let height, let limits):
      "the picture is \(width)×\(height) pixels, more than \(limits); scale it down"
    case .unsupported(let what, let remedy):
      "\(what) is not supported; \(remedy)"
    case .encoderFailed(let detail):
      "the picture cannot be written: \(detail)"
    case .missingLibrary(let what, let remedy):
      "\(what); \(remedy)"
    }
  }
}
