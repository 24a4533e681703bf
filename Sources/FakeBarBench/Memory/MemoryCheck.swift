import BarStage
import Foundation

/// Peak memory of whole jobs, short and long. Each runs as a process of its own: this one has held other things.
enum MemoryCheck {
  static let name = "memory"
  /// Bytes.
  static let limit = 150_000_000
  /// The same for any number of frames, but for what a list of names takes.
  static let growth = 1.1

  static func checks(jobs: Int) throws -> [Check] {
    let peaks = try [60, 600].map { (frames: $0, bytes: try peak(frames: $0, jobs: jobs)) }
    let checks = peaks.map { peak in
      Check(
        name: "peak memory of \(peak.frames) frames",
        finding: "\(megabytes(peak.bytes)) MB, at most \(megabytes(limit))", holds: peak.bytes < limit)
    }
    let ratio = Double(peaks[1].bytes) / Double(peaks[0].bytes)
    return checks + [
      Check(
        name: "peak memory of 600 frames beside 60",
        finding: String(format: "%.2f ×, at most %.1f", ratio, growth), holds: ratio <= growth)
    ]
  }

  /// What the child process does.
  static func runJob(frames: Int, jobs: Int) throws {
    let folder = try TemporaryFolder()
    let scene = try BenchScene.opaque(#"device: "iPhone 15""#, frames: "{count: \(frames)}")
    _ = try StraightLine.render(scene, to: folder.path, jobs: jobs)
  }

  private static func peak(frames: Int, jobs: Int) throws -> Int {
    let text = try ChildProcess.output(["--run-job", "\(frames)", "--jobs", "\(jobs)"])
    guard let bytes = Int(text.filter(\.isNumber)) else { throw ChildError(arguments: ["--run-job"]) }
    return bytes
  }

  private static func megabytes(_ bytes: Int) -> String { String(format: "%.0f", Double(bytes) / 1e6) }
}
