extension Playback {
  /// The same operation when something takes over at `progress`. What runs by itself can be interrupted: a timed
  /// operation, or what follows a finger's release. An operation that began by itself keeps the bar contents of one
  /// (so nothing jumps at the turn, assumed), also under a finger. O(segments).
  public func interrupted(at progress: Double, then takeover: Takeover) throws(InterruptionError) -> Playback
  {
    guard let index = segments.firstIndex(where: { $0.phase != .dragging && $0.reaches(progress) }) else {
      let running = segments.filter { $0.phase != .dragging }
      let ends = running.flatMap { [$0.from, $0.last] }
      guard let low = ends.min(), let high = ends.max() else { throw .nothingRuns }
      throw .neverThere(progress, low: low, high: high)
    }
    let segment = segments[index]
    let time = segment.time(at: progress)
    var rest = Playback.rest(takeover, from: progress, at: time)
    for index in rest.segments.indices { rest.segments[index].contents = segment.contents }
    rest.segments = segments[..<index] + [segment.cut(at: progress)].compactMap { $0 } + rest.segments
    return rest
  }

  /// What is played from then on.
  private static func rest(_ takeover: Takeover, from progress: Double, at time: Double) -> Playback {
    switch takeover {
    case .back(let motion): run(.cancelling, from: progress, to: 0, at: time, motion)
    case .on(let motion): run(.settling, from: progress, to: 1, at: time, motion)
    case .finger(let script, let rules, let isPop):
      SwipeResolution(taking: script, rules, from: progress, isPop: isPop).playback.delayed(by: time)
    }
  }

  private static func run(
    _ phase: Instant.Phase, from: Double, to: Double, at time: Double, _ motion: Motion
  ) -> Playback {
    let segment = Segment(
      phase, start: time, duration: motion.duration, from: from, to: to, curve: motion.curve)
    return Playback(from == to ? [] : [segment], isCancelled: to == 0)
  }

  /// O(segments).
  private func delayed(by time: Double) -> Playback {
    Playback(
      segments.map {
        Segment(
          $0.phase, start: $0.start + time, duration: $0.duration, from: $0.from, to: $0.to, curve: $0.curve)
      }, isCancelled: isCancelled)
  }
}
