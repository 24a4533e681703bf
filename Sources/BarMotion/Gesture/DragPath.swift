/// A finger's way as segments of progress that stay within 0…1: where it leaves, progress waits at the end.
struct DragPath {
  private(set) var segments: [Playback.Segment] = []

  /// - Parameter points: seconds, and progress that need not be within its limits. By rising time.
  init(_ points: [(time: Double, progress: Double)]) {
    for (a, b) in zip(points, points.dropFirst()) {
      // Where the finger's line crosses a limit, a waiting begins or ends.
      let crossings = [0.0, 1.0].filter {
        min(a.progress, b.progress) < $0 && $0 < max(a.progress, b.progress)
      }
      .map { a.time + (b.time - a.time) * ($0 - a.progress) / (b.progress - a.progress) }
      let times = [a.time] + crossings.sorted() + [b.time]
      for (start, end) in zip(times, times.dropFirst()) where end > start {
        add(from: start, to: end, a, b)
      }
    }
  }

  private mutating func add(
    from start: Double, to end: Double, _ a: (time: Double, progress: Double),
    _ b: (time: Double, progress: Double)
  ) {
    func progress(_ time: Double) -> Double {
      if time == a.time { return min(max(a.progress, 0), 1) }
      if time == b.time { return min(max(b.progress, 0), 1) }
      let value = a.progress + (b.progress - a.progress) * (time - a.time) / (b.time - a.time)
      // At a crossing it is the limit itself, whatever the last bits say.
      let nearest = value.rounded()
      return min(max(abs(value - nearest) < 1e-9 ? nearest : value, 0), 1)
    }
    segments.append(
      Playback.Segment(
        .dragging, start: start, duration: end - start, from: progress(start), to: progress(end),
        curve: .linear
      ))
  }
}
