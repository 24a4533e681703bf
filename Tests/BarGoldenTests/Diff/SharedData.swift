import Foundation

/// Test data beside the package, which a checkout may lack: tests that need it then do not run.
enum SharedData {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared")

  /// Says so when there is no such folder or file.
  static func has(_ path: String) -> Bool {
    let found = FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    if !found { print("skipped: no ../shared/\(path)") }
    return found
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
  }

  static func json<Value: Decodable>(_ path: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(try bytes(path)))
  }
}
