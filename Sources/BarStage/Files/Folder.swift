#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Creates folders for output.
public enum Folder {
  /// Makes `path` and what is missing above it.
  public static func create(_ path: String) throws(FileError) {
    var current = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      current += "/" + part
      if mkdir(current, 0o755) == 0 { continue }
      let code = errno
      guard code == EEXIST || FileKind.of(current) == .folder else { throw failure(path, code) }
      guard FileKind.of(current) == .folder else { throw failure(path, ENOTDIR) }
    }
  }

  private static func failure(_ path: String, _ code: Int32) -> FileError {
    FileError(
      .cannotCreate, path: path, reason: String(cString: strerror(code)),
      remedy: "name a folder that can be created")
  }
}
