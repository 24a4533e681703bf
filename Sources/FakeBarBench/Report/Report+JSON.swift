import BarStage

extension Report {
  /// For programs; times are nanoseconds per unit, ratios medians of those within a round.
  var json: String {
    var line = JSONLine()
    line.add("rounds", options.rounds)
    line.add("jobs", options.jobs)
    line.add("holds", holds)
    line.addRaw("benches", Report.array(measurements.map(Report.object)))
    line.addRaw("checks", Report.array(checks.map(Report.object)))
    return line.object
  }

  private static func object(_ measurement: Measurement) -> String {
    var line = JSONLine()
    line.add("name", measurement.bench.name)
    line.add("unit", measurement.bench.unit)
    line.add("units", measurement.bench.units)
    line.addRaw("ours", object(measurement.ours))
    line.addRaw("memcpy", object(measurement.copy))
    line.add("share", measurement.share)
    if let peer = measurement.peer { line.addRaw("cairo", object(peer)) }
    if let speedup = measurement.speedup { line.add("speedup", speedup) }
    switch measurement.bench.bar {
    case nil: break
    case .share(let least): line.add("minimumShare", least)
    case .speedup(let least): line.add("minimumSpeedup", least)
    }
    if let holds = measurement.holds { line.add("holds", holds) }
    var counts = JSONLine()
    for counter in measurement.counters { counts.add(counter.name, counter.count) }
    line.addRaw("counters", counts.object)
    return line.object
  }

  private static func object(_ spread: Spread) -> String {
    var line = JSONLine()
    line.add("median", spread.median)
    line.add("min", spread.min)
    line.add("max", spread.max)
    return line.object
  }

  private static func object(_ check: Check) -> String {
    var line = JSONLine()
    line.add("name", check.name)
    line.add("finding", check.finding)
    line.add("holds", check.holds)
    return line.object
  }

  private static func array(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }
}
