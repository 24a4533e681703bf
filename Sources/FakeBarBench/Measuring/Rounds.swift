/// Runs the contenders of a bench in turn, so that a machine that grows slower or faster does so for all of them.
package struct Rounds {
  package var count: Int

  package init(count: Int) { self.count = count }

  /// - Throws: what our own side throws. A rival that breaks is told as absent, with its error.
  package func measure(_ bench: Bench) throws -> Measurement {
    let contenders = [bench.ours] + bench.rivals
    var figures = contenders.map { Figure(name: $0.name) }
    var runners: [(index: Int, run: () throws -> Sample)] = []
    for (index, contender) in contenders.enumerated() {
      switch contender.state {
      case .absent(let reason): figures[index].absence = reason
      case .ready(let runner):
        do {
          figures[index].memory = try runner.warmUp()
          runners.append((index, runner.run))
        } catch {
          if index == 0 { throw error }
          figures[index].absence = "broke: \(error)"
        }
      }
    }
    for round in 0..<count {
      // Each goes first in turn: who comes after whom decides what is in the cache.
      for turn in runners.indices {
        let runner = runners[(turn + round) % runners.count]
        let sample = try runner.run()
        figures[runner.index].times.append(sample.nanoseconds / Double(bench.units))
        figures[runner.index].fileBytes = sample.fileBytes.map { $0 / bench.units }
      }
    }
    return Measurement(bench, figures: figures, counters: bench.counters(count + 1))
  }
}
