#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the system said, in words that do not depend on the system or its language.
package struct DiskError: Error {
  package var code: Int32

  /// The failure of the call just made.
  package static var last: DiskError { DiskError(code: errno) }

  package init(code: Int32) { self.code = code }

  package var isFull: Bool { code == ENOSPC || code == EDQUOT }
  /// Writing began and broke off.
  package var isBroken: Bool { code == EIO || code == EPIPE || code == EINTR }
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  package var words: String {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the disk is read-only"
    case ENOTDIR: "a file stands where a folder should be"
    case EISDIR: "a folder stands where the file should be"
    case ELOOP: "links lead in a circle"
    case ENAMETOOLONG: "the path is too long"
    case EMFILE, ENFILE: "too many files are open"
    case ENOSPC, EDQUOT: "the disk is full"
    case EPIPE: "nobody reads it any more"
    case EINTR: "interrupted"
    case EFBIG: "the file is too large"
    case EIO: "the disk reports an error"
    case EINVAL: "not a plain file"
    default: "system error \(code)"
    }
  }
}
