import Foundation

extension GrowthReport {
  /// For people: a table for each axis.
  package var text: String { tables.map(\.text).joined(separator: "\n\n") }
}

extension GrowthReport.Table {
  package var text: String {
    let head = [unit] + series.flatMap { ["\($0.work) CPU ms", "peak MB"] }
    let counts = series.first?.points.map(\.count) ?? []
    var rows = counts.indices.map { index in
      ["\(counts[index])"]
        + series.flatMap { series in
          let sample = series.points[index].sample
          return [
            Self.decimals(sample.cpuSeconds * 1e3, 1), Self.decimals(Double(sample.peakBytes) / 1e6, 1),
          ]
        }
    }
    rows.append(
      ["grows with the power"]
        + series.flatMap { [Self.decimals($0.timeExponent, 2), Self.decimals($0.memoryExponent, 2)] })
    let verdicts = series.map { series in
      "\(name), \(series.work): \(series.holds ? "no worse than linear" : "WORSE THAN LINEAR")"
    }
    return ([TextTable(head: head, rows: rows).text] + verdicts).joined(separator: "\n")
  }

  private static func decimals(_ value: Double, _ places: Int) -> String {
    String(format: "%.\(places)f", value)
  }
}
