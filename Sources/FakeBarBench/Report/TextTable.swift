/// Columns side by side: the first to the left, the others as well, two spaces between them.
struct TextTable {
  var head: [String]
  var rows: [[String]]

  var text: String {
    guard !rows.isEmpty else { return "" }
    let lines = [head] + rows
    let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      zip(line, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ").trimmingSuffix(" ")
    }.joined(separator: "\n")
  }
}

extension String {
  func trimmingSuffix(_ character: Character) -> String {
    var copy = self
    while copy.last == character { copy.removeLast() }
    return copy
  }
}
