import BarStage

/// Text in which ‸ marks the place of an error, so that a test shows where it must be reported.
struct JSON5MarkedText {
  let text: String
  /// "line:column" of the mark.
  let place: String

  init(_ marked: String) {
    let before = marked.prefix { $0 != "‸" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    place = "\(lines.count):\(lines[lines.count - 1].count + 1)"
    text = marked.filter { $0 != "‸" }
  }

  func source(_ file: String = "a.json5") -> SourceText { SourceText(file: file, bytes: Array(text.utf8)) }
}
