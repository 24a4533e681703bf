import BarGeometry
import BarStage

extension Report {
  /// For programs. Lengths are points, colours "#RRGGBB", boxes [left, top, right, bottom]; null = not there.
  var json: String {
    var line = JSONLine()
    line.add("passes", passes)
    line.addRaw("stills", Report.array(runs.map(Report.object)))
    let check = crossCheck
    line.addRaw("recordings", Report.array(motion.runs.map(\.json)))
    line.addRaw("recorded", "{\"compared\": \(check.compared), \"off\": \(check.off.count)}")
    return line.object
  }

  private static func object(_ run: StillRun) -> String {
    var line = JSONLine()
    line.add("name", run.still.name)
    line.add("passes", run.passes)
    if let error = run.error { line.add("error", error) }
    line.addRaw("rows", array((run.comparison?.rows ?? []).map(object)))
    return line.object
  }

  private static func object(_ row: ComparisonRow) -> String {
    var line = JSONLine()
    line.add("quantity", row.quantity)
    line.addRaw("ours", value(row.ours))
    line.addRaw("real", value(row.real))
    line.addRaw("difference", row.difference.map { "\($0)" } ?? "null")
    line.addRaw("bar", row.bar.map { "\($0)" } ?? "null")
    line.addRaw("passes", row.passes.map { "\($0)" } ?? "null")
    if let recorded = row.recorded { line.addRaw("recorded", value(recorded)) }
    if let flutter = row.flutter { line.addRaw("flutter", value(flutter)) }
    return line.object
  }

  private static func value(_ measured: Measured) -> String {
    switch measured {
    case .length(let length): "\(length)"
    case .pixels(let count): "\(count)"
    case .box(let box): "[\(box.x), \(box.y), \(box.maxX), \(box.maxY)]"
    case .color(let color): JSONLine.quoted(color.hex)
    case .nothing: "null"
    }
  }

  static func array(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }
}
