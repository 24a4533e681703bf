/// Columns side by side, two spaces between them.
struct TextTable {
  var head: [String]
  var rows: [[String]]

  var text: String {
    let lines = [head] + rows
    let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = zip(line, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return "  " + String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  var markdown: String {
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    return ([line(head), "|\(String(repeating: "---|", count: head.count))"] + rows.map(line))
      .joined(separator: "\n")
  }
}
