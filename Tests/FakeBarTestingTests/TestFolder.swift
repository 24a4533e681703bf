import FakeBarTesting
import Foundation

/// A package of its own for one test, with a test's source in it.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fakebar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
    try write("Package.swift", [])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ bytes: some Sequence<UInt8>) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  /// Every file below, hidden ones included, sorted.
  var files: [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }

  /// A call in `Tests/Inbox/BarTests.swift`.
  func site(_ function: String = "opens()", line: Int = 12, suites: [String] = ["BarTests"]) -> TestSite {
    TestSite(
      module: "Inbox", testFile: path + "/Tests/Inbox/BarTests.swift", suites: suites, function: function,
      caller: SourcePoint(fileID: "Inbox/BarTests.swift", filePath: #filePath, line: line, column: 5))
  }

  func judge(
    _ variables: [String: String] = [:], site: TestSite? = nil, named name: String? = nil,
    ending: String = ".png"
  ) -> TestJudge {
    TestJudge(site ?? self.site(), named: name, ending: ending, TestConditions(variables))
  }

  /// Runs a command line in the folder.
  func shell(_ command: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
