/// Everything measured in one run.
struct Report {
  var options: Options
  private(set) var measurements: [Measurement] = []
  private(set) var checks: [Check] = []

  init(_ options: Options) throws {
    self.options = options
    for (name, make) in BenchList.all where options.isChosen(name) {
      let bench = try make(options)
      measurements.append(try Rounds(count: options.rounds).measure(bench))
      checks += try bench.checks()
    }
    if options.isChosen(MemoryCheck.name) { checks += try MemoryCheck.checks(jobs: options.jobs) }
  }

  var holds: Bool { checks.allSatisfy(\.holds) && !measurements.contains { $0.holds == false } }
}
