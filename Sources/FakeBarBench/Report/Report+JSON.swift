import BarStage

extension Report {
  /// For programs; times are nanoseconds per unit, ratios medians of those within a round.
  package var json: String {
    var line = JSONLine()
    line.add("rounds", rounds)
    line.add("jobs", jobs)
    line.add("holds", holds)
    line.addRaw("benches", Self.array(measurements.map(Self.object)))
    line.addRaw("checks", Self.array(checks.map(Self.object)))
    line.addRaw("machine", Fact.object(facts))
    return line.object
  }

  private static func object(_ measurement: Measurement) -> String {
    var line = JSONLine()
    line.add("name", measurement.name)
    line.add("unit", measurement.unit)
    line.add("units", measurement.units)
    line.add("holds", measurement.holds)
    line.addRaw("contenders", array(measurement.figures.map(object)))
    var counts = JSONLine()
    for counter in measurement.counters { counts.add(counter.name, counter.count) }
    line.addRaw("counters", counts.object)
    return line.object
  }

  private static func object(_ figure: Figure) -> String {
    var line = JSONLine()
    line.add("name", figure.name)
    if let absence = figure.absence { line.add("absent", absence) }
    if let spread = figure.spread { line.addRaw("time", object(spread)) }
    if let ratio = figure.ratio { line.addRaw("ourSpeed", object(ratio)) }
    if let bytes = figure.fileBytes { line.add("fileBytes", bytes) }
    switch figure.memory {
    case nil: break
    case .added(let bytes): line.add("addedPeakBytes", bytes)
    case .process(let bytes): line.add("processPeakBytes", bytes)
    }
    if !figure.findings.isEmpty { line.addRaw("bars", array(figure.findings.map(object))) }
    return line.object
  }

  private static func object(_ finding: Figure.Finding) -> String {
    var line = JSONLine()
    line.add("measure", finding.bar.measure.rawValue)
    line.add("bar", finding.bar.limit)
    if let aim = finding.bar.aim { line.add("aim", aim) }
    if let found = finding.found { line.add("found", found) }
    line.add("verdict", finding.verdict.words)
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
