#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Disk {
  /// Every file below a folder, as paths relative to it in the order of their bytes. Hidden names are left
  /// out, and links are listed, not followed, so that the walk ends.
  package static func files(below root: String) throws(DiskError) -> [String] {
    var files: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let path = folder.isEmpty ? (root.isEmpty ? "." : root) : join(root, folder)
      for name in try names(in: path) where !isHidden(name) {
        let relative = join(folder, name)
        if kind(join(root, relative), followsLinks: false) == .directory {
          folders.append(relative)
        } else {
          files.append(relative)
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Names in a folder but “.” and “..”, in no order.
  package static func names(in path: String) throws(DiskError) -> [String] {
    guard let handle = opendir(path) else { throw .last }
    defer { closedir(handle) }
    var names: [String] = []
    while true {
      // A null result is the end or a failure; only errno tells.
      errno = 0
      guard let entry = readdir(handle) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw .last }
    return names
  }

  /// The path from the root of the disk without links, as far as it exists; the rest by its words.
  package static func canonical(_ path: String) -> String {
    var head = path.isEmpty ? "." : path.utf8.first == UInt8(ascii: "/") ? path : "./" + path
    var rest: [String] = []
    while true {
      if let found = realpath(head, nil) {
        defer { free(found) }
        var parts = parts(String(cString: found))
        for part in rest.reversed() where part != "." {
          if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
      }
      // Ends at “/” or “.”, which exist; if the current folder was deleted, there is nothing better than the
      // words.
      guard let last = parts(head).last, head != ".", head != "/" else { return path }
      rest.append(last)
      head = parent(of: head)
    }
  }
}
