import CBenchPeers
import Foundation

/// Memory of work in this process.
enum MemoryMeter {
  /// Runs `work`; the most memory that the process had meanwhile beyond what it had before, bytes. nil where the
  /// system does not tell.
  ///
  /// Only a first run shows all of it: buffers that are kept for the next one are there already then.
  static func added(_ work: () throws -> Void) rethrows -> Int? {
    cbench_trim()
    guard PeakMemory.forget(), let before = PeakMemory.resident() else {
      try work()
      return nil
    }
    try work()
    return max(0, PeakMemory.bytes() - before)
  }
}
