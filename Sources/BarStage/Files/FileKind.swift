#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What stands at a path, links followed.
enum FileKind: Equatable {
  case missing
  case file
  case folder
  /// A pipe, a device …
  case other

  static func of(_ path: String) -> FileKind {
    var info = stat()
    guard stat(path, &info) == 0 else { return .missing }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }
}
