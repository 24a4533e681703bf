#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Paths with links and dots resolved.
enum RealPath {
  /// nil when nothing is there.
  static func of(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether `path` lies in `folder` or is it; both real.
  static func contains(_ folder: String, _ path: String) -> Bool {
    path == folder || folder == "/" || path.hasPrefix(folder + "/")
  }
}
