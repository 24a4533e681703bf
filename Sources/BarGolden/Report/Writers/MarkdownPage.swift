/// Markdown that grows up to a number of bytes.
struct MarkdownPage {
  private(set) var text = ""
  private let limit: Int
  /// Kept for the line that says what a section leaves out.
  private static let reserve = 100

  init(limit: Int) { self.limit = limit }

  mutating func add(_ lines: String...) { text += lines.map { $0 + "\n" }.joined() }

  /// - Parameter share: of all bytes, up to which this may grow.
  mutating func list(_ title: String?, _ entries: [String], noun: String, share: Double) {
    section(title, head: [], entries, noun: noun, share: share)
  }

  mutating func table(_ title: String, _ head: [String], _ rows: [[String]], noun: String, share: Double) {
    let lines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
    let head = [
      "| " + head.joined(separator: " | ") + " |", String(repeating: "| --- ", count: head.count) + "|",
    ]
    section(title, head: head, lines, noun: noun, share: share)
  }

  private mutating func section(
    _ title: String?, head: [String], _ entries: [String], noun: String, share: Double
  ) {
    guard !entries.isEmpty else { return }
    let room = share == 1 ? limit : text.utf8.count + Int(Double(limit) * share)
    let end = min(room, limit) - Self.reserve
    let start = (title.map { ["", "### \($0)", ""] } ?? [""]) + head
    var count = text.utf8.count + start.reduce(0) { $0 + $1.utf8.count + 1 }
    var kept = 0
    for entry in entries {
      count += entry.utf8.count + 1
      guard count <= end else { break }
      kept += 1
    }
    let rest = entries.count - kept
    if kept > 0 { for line in start + entries.prefix(kept) { add(line) } }
    guard rest > 0 else { return }
    let words = "… and \(Phrase.count(rest, noun))"
    if text.utf8.count + words.utf8.count + 3 <= limit { add("", words) }
  }

  /// A name that stands as it is.
  static func code(_ text: String) -> String { "<code>" + Escaping.markdown(cut(text)) + "</code>" }

  /// No one cell may fill the page.
  static func cut(_ text: String) -> String {
    text.unicodeScalars.count <= 300
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(299))) + "…"
  }
}
