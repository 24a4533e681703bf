extension Report {
  var markdown: String {
    var tables: [String] = []
    if !runs.isEmpty { tables.append(stills) }
    if !motion.runs.isEmpty { tables.append(motion.markdown) }
    return tables.joined(separator: "\n\n")
  }

  /// One row a still: ours less real, what is beyond its bar in bold.
  private var stills: String {
    let columns = [
      ("bar height", ["bar height"]), ("background", ["background"]),
      ("hairline y, px, colour", ["hairline y", "hairline thickness", "hairline colour"]),
      (
        "title centre, baseline",
        ["title centre x", "title baseline", "large title left", "large title baseline"]
      ),
      ("cap height", ["title cap height", "large title cap height"]),
      ("item box", ["left item box", "right item box"]),
      ("chevron box", ["chevron box"]),
      ("back label x, baseline", ["back label left", "back label baseline"]),
    ]
    let rows = runs.map { run in
      guard run.comparison != nil else {
        return [run.still.name, "**not comparable**"] + columns.dropFirst().map { _ in "" }
      }
      return [run.still.name]
        + columns.map { _, quantities in
          let cells = quantities.compactMap { quantity in
            run.comparison?.rows.first { $0.quantity == quantity }.map(Report.markdownCell)
          }
          return cells.joined(separator: " · ")
        }
    }
    return TextTable(head: ["still"] + columns.map(\.0), rows: rows).markdown
  }

  private static func markdownCell(_ row: ComparisonRow) -> String {
    if row.ours == .nothing && row.real == .nothing { return "none" }
    let text = difference(row)
    return row.passes == false ? "**\(text)**" : text
  }
}
