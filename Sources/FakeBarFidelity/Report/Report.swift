import BarStage

/// What a run found.
package struct Report {
  package var runs: [StillRun]
  package var motion: MotionReport

  package var passes: Bool { runs.allSatisfy(\.passes) && motion.passes }

  /// How the measuring agrees with measurements.json: judged values that both have, and those that differ by more than the
  /// edges' precision.
  package var crossCheck: (compared: Int, off: [(still: String, row: ComparisonRow)]) {
    var compared = 0
    var off: [(still: String, row: ComparisonRow)] = []
    for comparison in runs.compactMap(\.comparison) {
      for row in comparison.rows {
        guard row.bar != nil, let recorded = row.recorded else { continue }
        compared += 1
        let bar = comparison.still.precision(of: recorded)
        if recorded.difference(to: row.real).map({ $0 > bar }) ?? true {
          off.append((comparison.still.name, row))
        }
      }
    }
    return (compared, off)
  }

  private static func cell(_ value: Measured?) -> String { value?.text ?? "" }

  package static func difference(_ row: ComparisonRow) -> String {
    row.difference.map { Decimals.text($0, places: row.isWhole ? 0 : 2) } ?? "–"
  }

  package var text: String {
    var blocks = runs.map { run in
      let verdict = run.passes ? "pass" : "FAIL"
      guard let comparison = run.comparison else {
        return "\(run.still.name)  \(verdict)\n  \(run.error ?? "")"
      }
      let rows = comparison.rows.map { row in
        [
          row.quantity, row.ours.text, row.real.text, Report.difference(row),
          row.bar.map { Decimals.text($0, places: row.isWhole ? 0 : 2) } ?? "", row.verdict,
          Report.cell(row.recorded), Report.cell(row.flutter),
        ]
      }
      let head = ["quantity", "ours", "real", "difference", "bar", "", "recorded", "Flutter"]
      return "\(run.still.name)  \(verdict)\n\(TextTable(head: head, rows: rows).text)"
    }
    if !runs.isEmpty { blocks.append(summary) }
    if !motion.runs.isEmpty { blocks.append(motion.text) }
    return blocks.joined(separator: "\n\n")
  }

  private var summary: String {
    let rows = runs.flatMap { $0.comparison?.rows ?? [] }
    let judged = rows.filter { $0.passes != nil }
    let failed = judged.filter { $0.passes == false }.count
    let check = crossCheck
    let lines = [
      "\(runs.filter(\.passes).count) of \(runs.count) stills pass; \(judged.count - failed) of"
        + " \(judged.count) values lie within their bars.",
      "The measuring agrees with measurements.json in \(check.compared - check.off.count) of"
        + " \(check.compared) values\(check.off.isEmpty ? "." : ":")",
    ]
    return
      (lines
      + check.off.map { still, row in
        "  \(still) \(row.quantity): measured \(row.real.text), recorded \(Report.cell(row.recorded))"
      }).joined(separator: "\n")
  }
}

extension ComparisonRow {
  /// Colours and pixels differ by whole numbers.
  package var isWhole: Bool {
    switch real {
    case .color, .pixels: true
    case .nothing: if case .color = ours { true } else { false }
    case .length, .box: false
    }
  }

  package var verdict: String { passes.map { $0 ? "pass" : "FAIL" } ?? "" }
}

extension Still {
  /// How far a value may be from its record in measurements.json: twice its precision, because both have it.
  fileprivate func precision(of value: Measured) -> Double {
    switch value {
    case .color: isRecording ? 8 : 1
    case .pixels, .nothing: 0
    case .length, .box: isRecording ? 1 / mapping.scale : 0.1
    }
  }
}

extension Report {
  /// Measures every chosen still.
  /// - Throws: when there is no measurements.json to read.
  package init(_ options: Options) throws {
    let recorded = try Measurements.read(options.truth)
    runs = Still.all.filter { options.isChosen($0.name) }.map {
      StillRun($0, options: options, recorded: recorded[$0.name])
    }
    motion = try MotionReport(options)
  }
}
