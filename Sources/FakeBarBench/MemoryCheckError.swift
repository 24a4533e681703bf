/// A job in a process of its own that did not come to its end.
struct MemoryCheckError: Error, CustomStringConvertible {
  var frames: Int

  var description: String {
    "the job of \(frames) frames broke; run FakeBarBench --run-job \(frames) to see why"
  }
}
