extension MotionReport {
  /// One row a recording: what is left of each quantity, with its frames; what is beyond its bar in bold.
  var markdown: String {
    let parts: [(String, MovingPart)] = [
      ("title", .title), ("back label", .backLabel), ("covered title", .coveredTitle),
      ("covered back label", .coveredBackLabel),
    ]
    let head =
      ["recording", "frames", "page x", "covered page x", "dim", "shadow"] + parts.map { "\($0.0) x, alpha" }
      + ["chevron alpha"]
    let rows = runs.map { run in
      guard run.error == nil else {
        return [run.title, "**not comparable**"] + head.dropFirst(2).map { _ in "" }
      }
      let summaries = run.summaries
      func cell(_ quantity: MotionQuantity) -> String {
        summaries.first { $0.quantity == quantity }.map(MotionReport.cell) ?? "–"
      }
      let shadows = summaries.filter { if case .shadow = $0.quantity { true } else { false } }
      let shadow = shadows.max { $0.judged < $1.judged }
      return [
        run.title, "\(run.frames.count)", cell(.pageX), cell(.coveredX), cell(.dim),
        shadow.map(MotionReport.cell) ?? "–",
      ] + parts.map { "\(cell(.shift($0.1))), \(cell(.alpha($0.1)))" } + [cell(.alpha(.chevron))]
    }
    return TextTable(head: head, rows: rows).markdown
  }

  private static func cell(_ summary: ResidualSummary) -> String {
    let isLength =
      switch summary.quantity {
      case .pageX, .coveredX, .shift: true
      case .dim, .shadow, .alpha: false
      }
    let text = Decimals.text(summary.judged, places: isLength ? 2 : 3)
    return summary.passes == false ? "**\(text)**" : text
  }
}
