import Foundation

/// A finished run of the built program, and the most memory that it had.
///
/// What `wait4` tells is of no use here: Linux counts what a process had before `exec` too, which after a spawn is the
/// memory of the tests. The kernel's own file of the running program begins anew; it is read every few milliseconds, and
/// peaks in it only rise.
struct MeasuredRun {
  var code: Int32
  var output: String
  /// Bytes of resident memory.
  var peak: Int

  init(_ arguments: [String], in sandbox: Sandbox) throws {
    let process = Fakebar.process(arguments, in: sandbox)
    let out = URL(fileURLWithPath: sandbox.path + "/measured-output")
    try Data().write(to: out)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: out)
    try process.run()
    var peak = 0
    while process.isRunning {
      peak = max(peak, Self.peak(process.processIdentifier) ?? 0)
      usleep(2000)
    }
    process.waitUntilExit()
    self.peak = peak
    code = process.terminationStatus
    output = String(decoding: try Data(contentsOf: out), as: UTF8.self)
  }

  private static func peak(_ process: Int32) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else {
      return nil
    }
    // "VmHWM:    123456 kB"
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
  }
}
