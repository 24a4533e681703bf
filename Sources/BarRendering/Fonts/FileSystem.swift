#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The few questions that finding fonts asks of the disk; the C library alone, because loading Foundation
/// would cost more time than rasterising a bar.
enum FileSystem {
  static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG && access(path, R_OK) == 0 }

  static func isDirectory(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Names in a folder, sorted by their bytes; empty when it cannot be read.
  static func contents(of directory: String) -> [String] {
    guard let handle = opendir(directory) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
