import FakeBar
import Foundation
import Testing

/// M1: runs that are killed at any moment, with the signal that nobody can catch.
@Suite(.serialized) struct CaseKillTests {
  /// Kills for each command. All of it takes minutes; a part does in a run of every day.
  private static let count = ProcessInfo.processInfo.environment["FAKEBAR_FULL_RACES"] == nil ? 8 : 90
  private let old: [String: [UInt8]]
  private let new: [String: [UInt8]]
  private let project: CaseProject

  init() throws {
    project = try CaseProject()
    _ = try project.run("record")
    old = try project.goldens()
    try project.paint("#FF3B30")
    _ = try project.run("record")
    new = try project.goldens()
    #expect(old.count == 10 && Set(old.keys) == Set(new.keys) && old != new)
  }

  /// Back to the old goldens, with the scene that makes the new ones.
  private func restore() throws {
    let root = URL(fileURLWithPath: project.sandbox.path)
    for folder in ["Golden", ".fakebar"] {
      try? FileManager.default.removeItem(at: root.appendingPathComponent(folder))
    }
    for (name, bytes) in old {
      try project.sandbox.write("", to: name)
      try Data(bytes).write(to: root.appendingPathComponent(name))
    }
  }

  /// Runs a command and kills it after each of many delays, which cover a run from its start to after its end.
  private func kill(_ command: String, prepare: () throws -> Void, then: () throws -> Void) throws {
    let words = command.split(separator: " ").map(String.init)
    try prepare()
    let start = Date()
    _ = try project.run(command)
    let length = Date().timeIntervalSince(start)
    var killed = 0
    for index in 0..<Self.count {
      try prepare()
      let process = Fakebar.process(words, in: project.sandbox)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      Thread.sleep(forTimeInterval: length * Double(index + 1) / Double(Self.count))
      // SIGKILL by its number, which is the same everywhere.
      if process.isRunning { Foundation.kill(process.processIdentifier, 9) }
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { killed += 1 }
      // Each golden is one or the other, whole.
      for (name, bytes) in try project.goldens() {
        if old[name] != bytes, new[name] != bytes {
          Issue.record("\(command): \(name) is torn after kill \(index)")
        }
      }
      try then()
    }
    print("kills: \(command): \(killed) of \(Self.count) runs were killed before their end")
    #expect(killed > 0)
  }

  @Test("a recording that is killed leaves old and new goldens, all whole, and the next one makes the rest")
  func record() throws {
    try kill("record", prepare: restore) { () throws in
      #expect(try project.run("record").code == 0)
      #expect(try project.goldens() == new)
      #expect(try project.run("check").code == 0)
    }
  }

  @Test("a check that is killed touches no golden, its report is no success, and the next check is right")
  func check() throws {
    try kill("check", prepare: restore) { () throws in
      #expect(try project.goldens() == old)
      if let report = try? RunFolder(project.sandbox.path + "/.fakebar").load() {
        #expect(!report.isPassing && report.isFinished == (report.compared == 10))
      }
      let next = try project.run("check")
      #expect(next.code == 1 && next.output.contains("compared 10 of 10"))
    }
    _ = try project.run("record")
    #expect(try project.run("check").code == 0)
    let left = project.sandbox.files.filter { $0.hasPrefix(".fakebar/") && !$0.contains("/.fakebar-") }
    #expect(left == [".fakebar/report.json"])
  }

  @Test("an approval that is killed leaves old and new goldens, all whole, and can be done again")
  func approve() throws {
    try kill("approve") {
      try restore()
      _ = try project.run("check")
    } then: { () throws in
      // Whatever was approved is; the rest still waits, or is found again.
      _ = try project.run("approve")
      _ = try project.run("check")
      _ = try project.run("approve")
      #expect(try project.goldens() == new)
      #expect(try project.run("check").code == 0)
    }
  }
}
