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

  /// FNV-1a, 64 bit, as 16 hex digits; nil when the file cannot be read.
  static func digest(of path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    // Offset basis and prime as published by the algorithm's authors.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      for byte in buffer.prefix(count) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      if count < buffer.count { break }
    }
    guard ferror(file) == 0 else { return nil }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
