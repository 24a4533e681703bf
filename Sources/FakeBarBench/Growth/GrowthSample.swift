/// What one kind of work took at one size, in a process of its own.
package struct GrowthSample: Codable, Equatable {
  /// "render", "check".
  package var work: String
  /// User and system time of all threads: waiting for other programs does not count.
  package var cpuSeconds: Double
  package var wallSeconds: Double
  package var peakBytes: Int

  package init(work: String, cpuSeconds: Double, wallSeconds: Double, peakBytes: Int) {
    self.work = work
    self.cpuSeconds = cpuSeconds
    self.wallSeconds = wallSeconds
    self.peakBytes = peakBytes
  }
}
