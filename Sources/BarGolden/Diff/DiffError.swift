public import BarCodecs
public import BarGeometry

/// Why two pictures could not be compared at all. That they differ, in whatever way, is no error but a result.
/// Every message ends with the remedy.
public enum DiffError: Error, Equatable, Sendable {
  case invalidOption(String)
  /// A box to ignore does not lie in the rectangle that covers both pictures.
  case boxOutside(PixelRect, width: Int, height: Int)
  /// There is no such file or folder.
  case missing(path: String)
  case unreadable(path: String, reason: String)
  /// The file is no picture that can be read.
  case undecodable(path: String, CodecError)
  /// One is a folder, the other a file.
  case mixed(folder: String, file: String)
  /// Neither folder holds a picture: nothing would be compared, and nothing must not look like success.
  case noPictures(String, String)
  /// The picture of differences is too large to be made.
  case pictureTooLarge(width: Int, height: Int)
  case cannotEncode(path: String, reason: String)
  case cannotCreate(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
}

extension DiffError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidOption(let words): words
    case .boxOutside(let box, let width, let height):
      "the box \(box.x):\(box.y)-\(box.maxX - 1):\(box.maxY - 1) does not lie in the picture, which is "
        + "\(width)×\(height) pixels; correct it"
    case .missing(let path): "there is no file or folder \(path); correct the path"
    case .unreadable(let path, let reason): "\(path) cannot be read (\(reason)); check its permissions"
    case .undecodable(let path, let error): "\(path): \(error)"
    case .mixed(let folder, let file):
      "\(folder) is a folder and \(file) is a file; compare two of a kind"
    case .noPictures(let one, let other):
      "there are no pictures below \(one) and \(other); name folders that hold PNG or JPEG files"
    case .pictureTooLarge(let width, let height):
      "a picture of \(width)×\(height) differences is too large; compare without one, or smaller parts"
    case .cannotEncode(let path, let reason): "\(path) cannot be made: \(reason)"
    case .cannotCreate(let path, let reason):
      "\(path) cannot be written (\(reason)); check permissions, or choose another place"
    case .cannotWrite(let path, let reason):
      "\(path) could not be written to its end (\(reason)); make room and run again"
    }
  }

  /// The message without the file's name, for where that is known.
  var reasonWithoutPath: String {
    if case .undecodable(_, let error) = self { error.description } else { description }
  }

  /// The kind of failure as sysexits names it; numbers belong to the command line.
  public var category: GoldenError.Category {
    switch self {
    case .invalidOption, .boxOutside, .mixed: .usage
    case .undecodable, .pictureTooLarge: .badInput
    case .missing, .unreadable, .noPictures: .missingInput
    case .cannotEncode: .internalError
    case .cannotCreate: .cannotCreate
    case .cannotWrite: .cannotWrite
    }
  }
}
