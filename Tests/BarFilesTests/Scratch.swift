import BarFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder of its own, removed with it.
final class Scratch {
  let path: String

  init() throws {
    var template = Array("/tmp/fakebar-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw DiskError.last }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for file in (try? Disk.files(below: path)) ?? [] { unlink(path + "/" + file) }
    unlink(path + "/.hidden")
    for folder in ["a", "b", "x"] { rmdir(path + "/" + folder) }
    rmdir(path)
  }

  func names(_ folder: String) -> [String] {
    guard let handle = opendir(path + "/" + folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }
}
