/// The cheapest way to lay two sequences of frames beside each other, each frame on one or more of the other's and
/// none out of order (dynamic time warping, Sakoe and Chiba 1978).
struct FrameWarp {
  /// Pairs of frames beyond which it is not tried: 2,000 frames each take about a second.
  private static let largest = 4_000_000

  /// Sum of the distances along the way.
  let distance: Int
  /// The same without any warping, the shorter one held at its end.
  let straightDistance: Int
  /// Frames; how far the way strays at most. Positive: the actual animation is late.
  let lag: Int

  /// Nil for too many frames, or none. Cost: O(frames × frames).
  /// - Parameters:
  ///   - n: frames of the expected sequence.
  ///   - m: of the actual one.
  ///   - distance: of one's frame and the other's, 0 for the same.
  init?(_ n: Int, _ m: Int, distance: (Int, Int) -> Int) {
    guard n > 0, m > 0, n * m <= Self.largest else { return nil }
    // Where each cell is entered from: 0 = both step, 1 = the expected one, 2 = the actual one.
    var from = [UInt8](repeating: 0, count: n * m)
    var row = [Int](repeating: 0, count: m)
    for i in 0..<n {
      var diagonal = 0
      for j in 0..<m {
        let step = distance(i, j)
        let above = row[j]
        if i == 0, j == 0 {
          row[0] = step
        } else {
          var best = i > 0 && j > 0 ? diagonal : Int.max
          if i > 0, above < best { (best, from[i * m + j]) = (above, 1) }
          if j > 0, row[j - 1] < best { (best, from[i * m + j]) = (row[j - 1], 2) }
          row[j] = best + step
        }
        diagonal = above
      }
    }
    self.distance = row[m - 1]
    straightDistance = (0..<max(n, m)).reduce(0) { sum, index in
      sum + distance(min(index, n - 1), min(index, m - 1))
    }
    lag = Self.lag(from, n, m)
  }

  private static func lag(_ from: [UInt8], _ n: Int, _ m: Int) -> Int {
    var (i, j) = (n - 1, m - 1)
    var lag = 0
    while true {
      // The ends are tied to each other, whatever is there.
      if i > 0, i < n - 1, j > 0, j < m - 1, abs(j - i) > abs(lag) { lag = j - i }
      guard i > 0 || j > 0 else { return lag }
      switch from[i * m + j] {
      case 1: i -= 1
      case 2: j -= 1
      default: (i, j) = (i - 1, j - 1)
      }
    }
  }

  /// Whether warping explains a good part of what differs.
  var isLate: Bool { lag != 0 && distance * 4 < straightDistance * 3 }

  /// “aligned in time (up to 2 frames late) 3 % of the difference is left”; nil when warping explains little.
  var words: String? {
    guard isLate else { return nil }
    let share = Phrase.share(Double(distance) / Double(max(1, straightDistance)))
    return "aligned in time (up to \(Phrase.count(abs(lag), "frame")) \(lag > 0 ? "late" : "early")) "
      + "\(share) of the difference is left"
  }
}
