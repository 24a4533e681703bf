import Foundation

extension Report {
  /// For people: a table, the counters, the checks.
  var text: String {
    let head = [
      "work", "per", "ours ms (min…max)", "memcpy ms (min…max)", "of memcpy", "Cairo ms (min…max)",
      "× Cairo", "bar", "verdict",
    ]
    let table = TextTable(head: head, rows: measurements.map(Report.row)).text
    let counted = measurements.filter { !$0.counters.isEmpty }.map { measurement in
      let counts = measurement.counters.map { "\($0.name) \(Report.count($0.count))" }
      return "\(measurement.bench.name), per \(measurement.bench.unit): \(counts.joined(separator: " · "))"
    }
    let claims = checks.map { "\($0.name): \($0.finding): \(Report.verdict($0.holds))" }
    return
      ([
        table,
        "medians of \(options.rounds) rounds, ratios taken within rounds; job on \(options.jobs) threads",
      ] + counted + claims)
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func row(_ measurement: Measurement) -> [String] {
    let bar =
      switch measurement.bench.bar {
      case nil: "–"
      case .share(let least): "≥ \(percent(least))"
      case .speedup(let least): "≥ \(decimals(least, 0)) ×"
      }
    return [
      measurement.bench.name, measurement.bench.unit, times(measurement.ours), times(measurement.copy),
      percent(measurement.share), measurement.peer.map(times) ?? "–",
      measurement.speedup.map { decimals($0, 1) } ?? "–", bar, measurement.holds.map(verdict) ?? "–",
    ]
  }

  private static func verdict(_ holds: Bool) -> String { holds ? "holds" : "MISSED" }

  private static func times(_ spread: Spread) -> String {
    "\(decimals(spread.median / 1e6, 3)) (\(decimals(spread.min / 1e6, 3))…\(decimals(spread.max / 1e6, 3)))"
  }

  private static func percent(_ share: Double) -> String {
    "\(decimals(share * 100, share < 0.1 ? 1 : 0)) %"
  }

  private static func count(_ value: Double) -> String {
    decimals(value, value == value.rounded() || value >= 1000 ? 0 : 2)
  }

  private static func decimals(_ value: Double, _ places: Int) -> String {
    String(format: "%.\(places)f", value)
  }
}
