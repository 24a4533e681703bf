import Foundation

/// Measures work in a process that is there for it alone.
enum GrowthTimer {
  /// Shorter work is done again: a clock's and a scheduler's steps must not decide.
  private static let enough = 0.3

  /// Medians of a few runs after one that warms up; of work that takes long the first run counts.
  static func measure(_ name: String, _ work: () throws -> Void) rethrows -> GrowthSample {
    _ = PeakMemory.forget()
    var runs = [try run(work)]
    if runs[0].wall < enough {
      runs.removeAll()
      while runs.count < 3 || runs.map(\.wall).reduce(0, +) < enough { runs.append(try run(work)) }
    }
    return GrowthSample(
      work: name, cpuSeconds: Spread(runs.map(\.cpu)).median, wallSeconds: Spread(runs.map(\.wall)).median,
      peakBytes: PeakMemory.bytes())
  }

  private static func run(_ work: () throws -> Void) rethrows -> (cpu: Double, wall: Double) {
    let (cpu, start) = (cpuSeconds(), ContinuousClock.now)
    try work()
    return (cpuSeconds() - cpu, (ContinuousClock.now - start).nanoseconds / 1e9)
  }

  private static func cpuSeconds() -> Double {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    return ProgramRun.cpuSeconds(usage)
  }
}
