import BarStage

extension GrowthReport {
  /// For programs.
  package var json: String {
    var line = JSONLine()
    line.add("holds", holds)
    line.add("limit", GrowthFit.limit)
    line.addRaw("tables", Self.array(tables.map(Self.object)))
    return line.object
  }

  private static func object(_ table: Table) -> String {
    var line = JSONLine()
    line.add("name", table.name)
    line.add("unit", table.unit)
    line.addRaw("series", array(table.series.map(object)))
    return line.object
  }

  private static func object(_ series: GrowthSeries) -> String {
    var line = JSONLine()
    line.add("work", series.work)
    line.add("timeExponent", series.timeExponent)
    line.add("memoryExponent", series.memoryExponent)
    line.add("holds", series.holds)
    line.addRaw("points", array(series.points.map(object)))
    return line.object
  }

  private static func object(_ point: (count: Int, sample: GrowthSample)) -> String {
    var line = JSONLine()
    line.add("count", point.count)
    line.add("cpuSeconds", point.sample.cpuSeconds)
    line.add("wallSeconds", point.sample.wallSeconds)
    line.add("peakBytes", point.sample.peakBytes)
    return line.object
  }

  private static func array(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }
}
