import Foundation

/// A folder of its own for one test, removed with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array((NSTemporaryDirectory() + "/fakebar-golden-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  subscript(_ name: String) -> String { path + "/" + name }

  func write(_ name: String, _ bytes: some Sequence<UInt8>) throws {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: self[name])))
  }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: self[name]) }

  /// Everything below, hidden files and folders included, sorted.
  var listing: [String] { FileManager.default.subpaths(atPath: path)?.sorted() ?? [] }

  /// Of every entry: path, size, mode and date of the last change, to the nanosecond.
  func states(_ name: String) -> [String] {
    let names = FileManager.default.subpaths(atPath: self[name])?.sorted() ?? []
    return names.map { entry in
      var status = stat()
      lstat(self[name] + "/" + entry, &status)
      let date = status.st_mtim
      return "\(entry) \(status.st_ino) \(status.st_size) \(status.st_mode) \(date.tv_sec).\(date.tv_nsec)"
    }
  }
}
