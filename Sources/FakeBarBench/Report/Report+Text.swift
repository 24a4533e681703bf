import Foundation

extension Report {
  /// For people: one table with a row for each contender, what was counted, the checks.
  package var text: String {
    let head = [
      "work", "who", "ms (min…max)", "our speed", "file kB", "peak MB", "bar → aim", "found", "verdict",
    ]
    let table = TextTable(head: head, rows: measurements.flatMap(Self.rows)).text
    let counted = measurements.filter { !$0.counters.isEmpty }.map { measurement in
      let counts = measurement.counters.map { "\($0.name) \(Self.count($0.count))" }
      return "\(measurement.name), per \(measurement.unit): \(counts.joined(separator: " · "))"
    }
    let claims = checks.map { "\($0.name): \($0.finding): \($0.holds ? "holds" : "MISSED")" }
    let method = """
      medians of \(rounds) rounds, ratios taken within rounds; jobs on \(jobs) threads; our speed in theirs
      peak: + is what a first run adds to the process, else the whole process
      """
    return ([table, measurements.isEmpty ? "" : method] + counted + claims + [Fact.text(facts)])
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func rows(_ measurement: Measurement) -> [[String]] {
    measurement.figures.enumerated().map { index, figure in
      [
        index == 0 ? "\(measurement.name), a \(measurement.unit)" : "", figure.name,
        figure.spread.map(times) ?? figure.absence ?? "–", figure.ratio.map { ratio($0.median) } ?? "",
        figure.fileBytes.map { decimals(Double($0) / 1e3, 1) } ?? "", figure.memory.map(memory) ?? "",
        figure.findings.map { bar($0.bar) }.joined(separator: ", "),
        figure.findings.map { $0.found.map(ratio) ?? "–" }.joined(separator: ", "),
        figure.verdict?.words ?? "",
      ]
    }
  }

  private static func bar(_ bar: Bar) -> String {
    let aim = bar.aim.map { " → \(ratio($0))" } ?? ""
    return switch bar.measure {
    case .share, .speedup: "≥ \(ratio(bar.limit))\(aim)"
    case .slowdown: "time ≤ \(ratio(bar.limit))\(aim)"
    case .fileSize: "size ≤ \(ratio(bar.limit))\(aim)"
    }
  }

  private static func times(_ spread: Spread) -> String {
    "\(milliseconds(spread.median)) (\(milliseconds(spread.min))…\(milliseconds(spread.max)))"
  }

  private static func milliseconds(_ nanoseconds: Double) -> String { decimals(nanoseconds / 1e6, 3) }

  private static func memory(_ use: MemoryUse) -> String {
    switch use {
    case .added(let bytes): "+\(decimals(Double(bytes) / 1e6, 1))"
    case .process(let bytes): decimals(Double(bytes) / 1e6, 1)
    }
  }

  /// Three figures that mean something.
  private static func ratio(_ value: Double) -> String {
    "\(decimals(value, value < 0.1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0)) ×"
  }

  private static func count(_ value: Double) -> String {
    decimals(value, value == value.rounded() || value >= 1000 ? 0 : 2)
  }

  private static func decimals(_ value: Double, _ places: Int) -> String {
    String(format: "%.\(places)f", value)
  }
}
