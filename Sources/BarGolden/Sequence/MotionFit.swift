/// Finds out whether today's frames are the golden's motion at other times: one map t ↦ τ(t) that never goes back, with
/// actual(t) = golden(τ(t)) for every track, where golden is read between its frames on straight lines.
///
/// It is asked for simple maps first: the same time; t − s, a shift by s; (t − t₀) / r + t₀, slower by r; then for any map.
/// s and r are the medians of what the track that moves most says.
struct MotionFit {
  enum Map: Equatable {
    case same
    /// Seconds, or frames without times; positive is late. And in whole frames.
    case shift(Double, frames: Int?)
    /// Today's time over the golden's.
    case slower(Double)
    /// At most so much late (positive) or early.
    case uneven(Double)
  }

  /// What the map has to explain.
  enum Scope {
    /// Everything: what moves, what stands still and what layers show.
    case everything
    /// What moves.
    case motion
    /// What moves and is not as it was; the rest is taken to be on time.
    case changedMotion
  }

  private let moving: [MotionTrack]
  private let standsAlike: Bool
  private let states: (golden: [Int], actual: [Int])?
  /// Of the golden's frames and of today's, ascending.
  private let times: [Double]
  private let actualTimes: [Double]

  /// Frames below which a motion says nothing.
  private static let fewest = 4
  /// Pairs of frames above which only simple maps are tried.
  private static let largest = 1_000_000

  /// - Parameter times: of frames, ascending; as many as the longer side has.
  init(_ tracks: ListTracks, times: [Double], _ scope: Scope) {
    let moving = tracks.tracks.filter(\.moves)
    let explained = scope == .changedMotion ? moving.filter(\.changes) : moving
    self.moving = explained.sorted { $0.reach > $1.reach }
    standsAlike = scope != .everything || tracks.tracks.allSatisfy(\.standsAlike)
    states = scope == .everything ? (tracks.goldenStates, tracks.actualStates) : nil
    self.times = Array(times.prefix(tracks.goldenStates.count))
    actualTimes = Array(times.prefix(tracks.actualStates.count))
  }

  /// Nil when there is none, or nothing moves. Cost: O(tracks × frames), and × frames again for an uneven map.
  var map: Map? {
    guard times.count >= Self.fewest, actualTimes.count >= Self.fewest, !moving.isEmpty, standsAlike else {
      return nil
    }
    if isMap({ $0 }) { return .same }
    let step = (times[times.count - 1] - times[0]) / Double(times.count - 1)
    for count in 1...min(times.count - 2, 120) {
      for frames in [count, -count] where isMap({ $0 - Double(frames) * step }) {
        return .shift(Double(frames) * step, frames: frames)
      }
    }
    let known = known
    let shifts = known.map { $0.time - $0.golden }.sorted()
    if let shift = Self.median(shifts) {
      // Of what fits alike the rounder number is the likelier one.
      for rounded in [(shift * 1000).rounded() / 1000, shift] where isMap({ $0 - rounded }) {
        return .shift(rounded, frames: nil)
      }
    }
    let start = times[0]
    let ratios = known.filter { $0.golden > start + step / 2 && $0.time > start }
      .map { ($0.time - start) / ($0.golden - start) }.sorted()
    if let ratio = Self.median(ratios), ratio > 0 {
      for rounded in [(ratio * 100).rounded() / 100, (ratio * 1000).rounded() / 1000, ratio]
      where rounded > 0 && rounded != 1 && isMap({ start + ($0 - start) / rounded }) {
        return .slower(rounded)
      }
    }
    return uneven
  }

  private static func median(_ sorted: [Double]) -> Double? {
    sorted.count < fewest ? nil : sorted[sorted.count / 2]
  }

  private func isMap(_ map: (Double) -> Double) -> Bool {
    actualTimes.indices.allSatisfy { matches($0, map(actualTimes[$0])) }
  }

  /// Whether today's frame is what the golden shows at a time.
  private func matches(_ frame: Int, _ time: Double) -> Bool {
    let (j, fraction) = place(time)
    let next = fraction > 0 ? j + 1 : j
    if let states {
      let state = states.actual[frame]
      guard state == states.golden[j] || state == states.golden[next] else { return false }
    }
    return moving.allSatisfy { track in
      guard let value = track.actual[frame] else {
        return track.golden[j] == nil || track.golden[next] == nil
      }
      guard let golden = track.golden(times, j, fraction) else { return false }
      return abs(value - golden.value) <= track.tolerance + golden.slack
    }
  }

  /// Between which frames of the golden a time lies; beyond the ends these hold.
  private func place(_ time: Double) -> (j: Int, fraction: Double) {
    // Sums of fractions are rounded far below this.
    let epsilon = (times[times.count - 1] - times[0]) * 1e-9
    guard time > times[0] + epsilon else { return (0, 0) }
    guard time < times[times.count - 1] - epsilon else { return (times.count - 1, 0) }
    var (low, high) = (0, times.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time + epsilon { low = middle } else { high = middle }
    }
    let fraction = (time - times[low]) / (times[high] - times[low])
    return fraction < 1e-6 ? (low, 0) : (low, fraction)
  }

  /// Times at which the golden's fastest track has today's value: for each frame the one nearest to now, and only where
  /// the track moves enough to tell.
  private var known: [(time: Double, golden: Double)] {
    actualTimes.indices.compactMap { frame in
      crossings(frame, least: 4).min { abs($0 - actualTimes[frame]) < abs($1 - actualTimes[frame]) }
        .map { (actualTimes[frame], $0) }
    }
  }

  /// - Parameter least: tolerances that the track must move from frame to frame.
  private func crossings(_ frame: Int, least: Double) -> [Double] {
    let track = moving[0]
    guard let value = track.actual[frame] else { return [] }
    return (0..<times.count - 1).compactMap { j in
      guard let a = track.golden[j], let b = track.golden[j + 1], abs(b - a) > track.tolerance * least,
        min(a, b) <= value, value <= max(a, b)
      else { return nil }
      return times[j] + (times[j + 1] - times[j]) * (value - a) / (b - a)
    }
  }

  /// The map that strays least, summed over the frames, from the same time; only where tracks of different ways
  /// move, since those of one way could be explained by a map whatever they do together.
  private var uneven: Map? {
    let ways = moving.map { $0.way / $0.tolerance }
    guard let least = ways.min(), let most = ways.max(), most > least * 1.1,
      times.count * actualTimes.count <= Self.largest
    else { return nil }
    var former: [(time: Double, cost: Double, farthest: Double)] = [(-.infinity, 0, 0)]
    for frame in actualTimes.indices {
      let now = actualTimes[frame]
      let candidates = (times + crossings(frame, least: 0)).sorted().filter { matches(frame, $0) }
      var best: (time: Double, cost: Double, farthest: Double)?
      var next = 0
      var row: [(time: Double, cost: Double, farthest: Double)] = []
      for time in candidates {
        while next < former.count, former[next].time <= time {
          if best.map({ former[next].cost < $0.cost }) ?? true { best = former[next] }
          next += 1
        }
        guard let best else { continue }
        let stray = now - time
        row.append(
          (time, best.cost + abs(stray), abs(stray) > abs(best.farthest) ? stray : best.farthest))
      }
      guard !row.isEmpty else { return nil }
      former = row
    }
    return former.min { $0.cost < $1.cost }.map { .uneven($0.farthest) }
  }
}
