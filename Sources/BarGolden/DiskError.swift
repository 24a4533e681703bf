#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the system said, in words that do not depend on the system or its language.
struct DiskError: Error {
  var code: Int32

  /// The failure of the call just made.
  static var last: DiskError { DiskError(code: errno) }

  /// For reading: what stands at `path` or why it cannot be looked at.
  func reading(_ path: String) -> GoldenError { .unreadable(path: path, reason: words) }

  /// For writing.
  func writing(_ path: String) -> GoldenError {
    isFull ? .diskFull(path: path) : .cannotCreate(path: path, reason: words)
  }

  private var isFull: Bool { code == ENOSPC || code == EDQUOT }

  var words: String {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the disk is read-only"
    case ENOTDIR: "a file stands where a folder should be"
    case EISDIR: "a folder stands where the file should be"
    case ELOOP: "links lead in a circle"
    case ENAMETOOLONG: "the path is too long"
    case EMFILE, ENFILE: "too many files are open"
    case EFBIG: "the file is too large"
    case EIO: "the disk reports an error"
    case EINVAL: "not a plain file"
    default: "system error \(code)"
    }
  }
}
