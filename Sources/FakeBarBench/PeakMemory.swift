import Foundation

/// The most memory this process has held at once.
enum PeakMemory {
  /// Resident bytes.
  static func bytes() -> Int {
    #if os(Linux)
      // ru_maxrss would do, but it lives through exec: a child starts with its parent's peak.
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
        return (Int(line.filter(\.isNumber)) ?? 0) << 10
      }
      return 0
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}
