import Foundation

/// A folder in the system's place for such, which goes with its owner.
final class ScratchFolder {
  let path: String

  /// - Throws: when none can be made there.
  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("fakebar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
