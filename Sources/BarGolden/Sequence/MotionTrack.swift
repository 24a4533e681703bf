/// One number of a layer over the frames of a step, in the golden and today.
struct MotionTrack {
  /// What may differ without being seen.
  var tolerance: Double
  /// By frame; nil where there is no such layer.
  var golden: [Double?]
  var actual: [Double?]

  private static func range(_ values: [Double?]) -> Double {
    let known = values.compactMap { $0 }
    return (known.max() ?? 0) - (known.min() ?? 0)
  }

  var moves: Bool { max(Self.range(golden), Self.range(actual)) > tolerance }

  /// Whether a frame that both sides have differs.
  var changes: Bool {
    zip(golden, actual).contains { old, new in
      if let old, let new { abs(old - new) > tolerance } else { false }
    }
  }

  /// Where it stands still it stands where it stood.
  var standsAlike: Bool {
    guard !moves, let old = golden.lazy.compactMap({ $0 }).first,
      let new = actual.lazy.compactMap({ $0 }).first
    else { return true }
    return abs(old - new) <= tolerance
  }

  /// Between the least and the most of both sides; positive for what moves.
  var way: Double { Self.range(golden + actual) }

  /// How far the golden moves, in tolerances.
  var reach: Double { Self.range(golden) / tolerance }

  /// The golden between its frames j and j + 1, on a straight line, and how far off that may be: a line through two
  /// points of a curve strays from it by at most an eighth of the curve's second derivative times the square of
  /// their distance. The derivative is that of the parabola through three frames, the larger of the two at hand; with
  /// a half more, since it is an estimate. Nil where the layer is in neither frame.
  ///
  /// - Parameter fraction: of the way, 0…1.
  func golden(_ times: [Double], _ j: Int, _ fraction: Double) -> (value: Double, slack: Double)? {
    guard fraction > 0, j + 1 < golden.count else { return golden[j].map { ($0, 0) } }
    guard let a = golden[j], let b = golden[j + 1] else {
      // It comes or goes in between: no telling where it was.
      return (golden[j] ?? golden[j + 1]).map { ($0, .infinity) }
    }
    let step = times[j + 1] - times[j]
    let bend = max(bend(times, j), bend(times, j + 1))
    // Where the line is exact there is nothing to be off.
    return (a + (b - a) * fraction, bend * step * step / 8 * 1.5)
  }

  /// The second derivative at a frame; at an end that of its neighbour.
  private func bend(_ times: [Double], _ frame: Int) -> Double {
    guard golden.count > 2 else { return 0 }
    let j = min(max(frame, 1), golden.count - 2)
    guard let a = golden[j - 1], let b = golden[j], let c = golden[j + 1] else { return 0 }
    let (before, after) = (times[j] - times[j - 1], times[j + 1] - times[j])
    return abs(2 * ((c - b) / after - (b - a) / before) / (before + after))
  }
}
