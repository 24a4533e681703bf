/// Everything measured in one run.
package struct Report {
  package var rounds: Int
  package var jobs: Int
  package var measurements: [Measurement]
  package var checks: [Check]
  /// What it was measured on and with.
  package var facts: [Fact]

  package init(
    rounds: Int, jobs: Int, measurements: [Measurement], checks: [Check], facts: [Fact] = []
  ) {
    self.facts = facts
    self.rounds = rounds
    self.jobs = jobs
    self.measurements = measurements
    self.checks = checks
  }

  /// Measures what the options choose.
  /// - Parameter progress: is told what begins.
  init(_ options: Options, progress: (String) -> Void) throws {
    self.init(rounds: options.rounds, jobs: options.jobs, measurements: [], checks: [])
    let context = try BenchContext(options)
    for (name, make) in BenchList.all where options.isChosen(name) {
      progress(name)
      let bench = try make(context)
      measurements.append(try Rounds(count: options.rounds).measure(bench))
      checks += try bench.checks()
      try context.forget()
    }
    if options.isChosen(MemoryCheck.name) {
      progress(MemoryCheck.name)
      checks += try MemoryCheck.checks(jobs: options.jobs)
    }
    facts = Fact.machine + context.peers.versions.sorted { $0.key < $1.key }.map { Fact($0.key, $0.value) }
  }

  /// No bar is missed; one that could not be measured is not.
  package var holds: Bool { checks.allSatisfy(\.holds) && measurements.allSatisfy(\.holds) }
}
