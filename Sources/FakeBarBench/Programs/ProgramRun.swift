import Foundation

/// A finished run of a program.
package struct ProgramRun {
  /// From before the start to after the end.
  package var nanoseconds: Double
  /// Of all its threads, and of the programs that it waited for.
  package var cpuSeconds: Double

  static func cpuSeconds(_ usage: rusage) -> Double {
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
