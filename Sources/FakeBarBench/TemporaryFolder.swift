import BarStage
import Foundation

/// A folder for a job's output, which goes when nobody holds it any more.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = "\(NSTemporaryDirectory())fakebar-bench-\(UUID().uuidString)"
    try Folder.create(path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
