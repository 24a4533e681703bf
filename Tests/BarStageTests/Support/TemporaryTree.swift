import BarCodecs
import Foundation

/// A folder that is removed when the test ends.
final class TemporaryTree {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "bar-stage-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and the folders above it.
  /// - Returns: its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = path + "/" + name
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  /// The same with the samples of pictures in place of their bytes: the fast compressor's bytes are not the same every
  /// time, what they decode to is.
  func contents(_ folder: String = "") throws -> [String: [UInt8]] {
    try Dictionary(
      uniqueKeysWithValues: files(folder).map { name, bytes in
        (name, name.hasSuffix(".png") ? try ImageDecoder.decodeStraight(bytes).rgba : bytes)
      })
  }

  /// Every file below a folder, by its name from there.
  func files(_ folder: String = "") throws -> [String: [UInt8]] {
    let top = folder.isEmpty ? path : path + "/" + folder
    var result: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: top) {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: top + "/" + name, isDirectory: &isFolder)
      if !isFolder.boolValue {
        result[name] = [UInt8](try Data(contentsOf: URL(fileURLWithPath: top + "/" + name)))
      }
    }
    return result
  }
}
