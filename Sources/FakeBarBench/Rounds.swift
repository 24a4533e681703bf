/// Runs the contenders of a bench in turn, so that a machine that grows slower or faster does so for all of them.
struct Rounds {
  var count: Int

  private let clock = ContinuousClock()

  init(count: Int) { self.count = count }

  func measure(_ bench: Bench) throws -> Measurement {
    let contenders = [bench.ours, bench.copy] + (bench.peer.map { [$0] } ?? [])
    var times = contenders.map { _ in [Double]() }
    for contender in contenders { try contender() }
    for round in 0..<count {
      // Each goes first in turn: who comes after whom decides what is in the cache.
      for turn in contenders.indices {
        let index = (turn + round) % contenders.count
        let time = try clock.measure { try contenders[index]() }
        times[index].append(Rounds.nanoseconds(time) / Double(bench.units))
      }
    }
    return Measurement(
      bench, ours: times[0], copy: times[1], peer: bench.peer == nil ? nil : times[2],
      counters: bench.counters(count + 1))
  }

  private static func nanoseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
