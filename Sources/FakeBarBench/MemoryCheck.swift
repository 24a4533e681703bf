import BarStage
import Foundation

/// Peak memory of whole jobs, short and long. Each runs as a process of its own: this one has held other things.
enum MemoryCheck {
  static let name = "memory"
  static let limit = 200 << 20

  static func checks(jobs: Int) throws -> [Check] {
    try [60, 600].map { frames in
      let peak = try peak(frames: frames, jobs: jobs)
      return Check(
        name: "peak memory of \(frames) frames",
        finding: "\(peak >> 20) MiB, at most \(limit >> 20)", holds: peak < limit)
    }
  }

  /// What the child process does.
  static func runJob(frames: Int, jobs: Int) throws {
    let folder = try TemporaryFolder()
    let scene = try BenchScene.opaque("iPhone 15", frames: frames)
    _ = try StraightLine.render(scene, to: folder.path, jobs: jobs)
  }

  /// Bytes.
  private static func peak(frames: Int, jobs: Int) throws -> Int {
    let child = Process()
    child.executableURL = Bundle.main.executableURL
    child.arguments = ["--run-job", "\(frames)", "--jobs", "\(jobs)"]
    let output = Pipe()
    child.standardOutput = output
    try child.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    guard child.terminationStatus == 0, let bytes = Int(text.filter(\.isNumber)) else {
      throw MemoryCheckError(frames: frames)
    }
    return bytes
  }
}
