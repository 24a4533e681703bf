import BarStage

/// What our frames and the recordings' have in common.
package struct MotionReport {
  package var runs: [RecordingRun]

  package var passes: Bool {
    runs.allSatisfy(\.passes) && (runs.count < 2 || summaries.allSatisfy { $0.passes != false })
  }

  /// Over all recordings.
  package var summaries: [ResidualSummary] { ResidualSummary.all(runs.flatMap(\.residuals)) }

  /// How this measuring agrees with measurements.json.
  package var agreement: [ResidualSummary] { ResidualSummary.all(runs.flatMap(\.agreement)) }

  package var text: String {
    var blocks = runs.map { run in
      "\(run.title)  \(run.passes ? "pass" : "FAIL")\n"
        + (run.error.map { "  \($0)" } ?? MotionReport.table(run.summaries))
    }
    if runs.count > 1 {
      blocks.append("all recordings: ours less real\n" + MotionReport.table(summaries, names: true))
    }
    blocks.append(
      "this measuring less measurements.json's, real frames\n"
        + MotionReport.table(agreement, names: true, isJudged: false))
    let passed = runs.filter(\.passes).count
    blocks.append("\(passed) of \(runs.count) recordings pass.")
    return blocks.joined(separator: "\n\n")
  }

  /// - Parameter names: of the recordings with the worst frames.
  private static func table(
    _ summaries: [ResidualSummary], names: Bool = false, isJudged: Bool = true
  ) -> String {
    let rows = summaries.map { summary in
      [
        summary.quantity.words, "\(summary.count)", Decimals.text(summary.mean, places: 3),
        Decimals.text(summary.rms, places: 3), Decimals.text(summary.worst.difference, places: 3),
        names ? "\(summary.worst.recording) \(summary.worst.frame)" : "\(summary.worst.frame)",
        isJudged ? summary.quantity.bar.map { Decimals.text($0, places: 3) } ?? "" : "",
        isJudged && (names || !summary.quantity.isPooled)
          ? summary.passes.map { $0 ? "pass" : "FAIL" } ?? "" : "",
      ]
    }
    return TextTable(head: ["quantity", "frames", "mean", "rms", "worst", "in", "bar", ""], rows: rows).text
  }
}

extension RecordingRun {
  package var summaries: [ResidualSummary] { ResidualSummary.all(residuals) }

  package var passes: Bool {
    error == nil && !frames.isEmpty
      && summaries.allSatisfy { $0.passes != false || $0.quantity.isPooled }
  }

  var title: String {
    let way = recording.isPush ? "push" : "pop"
    return "\(recording.name) (\(recording.system), \(recording.isDragged ? "a finger's" : "tapped") \(way))"
  }
}

extension MotionReport {
  /// Measures every chosen recording.
  /// - Throws: when there is no measurements.json to read.
  package init(_ options: Options) throws {
    let recorded = try RecordedMotion.read(options.truth)
    runs = Recording.all.filter { options.isChosen($0.name) }.map {
      RecordingRun($0, options: options, recorded: recorded[RecordedMotion.key($0.name)])
    }
  }
}
