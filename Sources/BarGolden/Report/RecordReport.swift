/// What a recording did.
public struct RecordReport: Hashable, Sendable, Codable {
  /// Items the run has.
  public var expected: Int
  public var mode: RecordMode
  /// Paths of goldens, relative to the golden folder, in the run's order.
  public var written: [String] = []
  /// Goldens that matched and were not touched.
  public var unchanged = 0
  /// Paths of goldens that are missing or differ, but which the mode does not write.
  public var left: [String] = []

  public init(expected: Int, mode: RecordMode) {
    self.expected = expected
    self.mode = mode
  }

  /// Whether every item was seen.
  public var isComplete: Bool { written.count + unchanged + left.count == expected }

  /// For the terminal.
  public var lines: [String] {
    var lines = ["recorded \(Phrase.count(written.count, "golden")), \(Phrase.grouped(unchanged)) unchanged"]
    lines += written.map { "  wrote " + $0 }
    if !left.isEmpty {
      lines.append(
        "left \(Phrase.grouped(left.count)) that are missing or differ, as record mode "
          + "“\(mode.rawValue)” asks; " + "record with “\(RecordMode.all.rawValue)” to write them")
    }
    lines.append(
      isComplete
        ? "nothing was checked; look at the goldens before you commit them"
        : "INCOMPLETE: the run ended early; run it again")
    return lines
  }
}
