import Foundation

/// The most memory this process has held at once.
enum PeakMemory {
  /// Resident bytes.
  static func bytes() -> Int {
    #if os(Linux)
      // ru_maxrss would do, but it lives through exec: a child starts with its parent's peak.
      return status("VmHWM:") ?? 0
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }

  /// Resident bytes now; nil where the system has no such file.
  static func resident() -> Int? { status("VmRSS:") }

  /// Lets the peak begin anew from what is resident now; false where that cannot be asked for.
  static func forget() -> Bool {
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return false }
    defer { try? file.close() }
    return (try? file.write(contentsOf: Data("5".utf8))) != nil
  }

  private static func status(_ key: String) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    for line in text.split(separator: "\n") where line.hasPrefix(key) {
      return Int(line.filter(\.isNumber)).map { $0 << 10 }
    }
    return nil
  }
}
