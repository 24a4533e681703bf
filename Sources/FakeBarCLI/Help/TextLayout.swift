/// Lines of 80 columns, with explanations from column 26, as Swift's ArgumentParser lays out its help.
enum TextLayout {
  static let width = 80
  private static let column = 26

  /// A label and what it means; a long label has a line to itself.
  static func row(_ label: String, _ text: String) -> String {
    let lines = wrapped(text, width: width - column)
    let indent = String(repeating: " ", count: column)
    let head = "  " + label
    guard let first = lines.first else { return head }
    let rest = lines.dropFirst().map { indent + $0 }
    if head.count > column - 2 { return ([head, indent + first] + rest).joined(separator: "\n") }
    return ([head + indent.dropFirst(head.count) + first] + rest).joined(separator: "\n")
  }

  /// A paragraph.
  static func paragraph(_ text: String) -> String { wrapped(text, width: width).joined(separator: "\n") }

  /// Columns as wide as their widest cells, two spaces between; the last one as it comes.
  static func table(_ rows: [[String]]) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { index, cell in
        index == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[index] + 2 - cell.count)
      }
      let line = cells.joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
