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

  /// For the terminal; the last line says that this was no check.
  public var lines: [String] {
    var lines = written.map { "  wrote " + $0 }
    if unchanged > 0 { lines.append("\(Phrase.count(unchanged, "golden")) unchanged") }
    if !left.isEmpty {
      lines.append(
        "left \(Phrase.grouped(left.count)) that are missing or differ, as record mode "
          + "“\(mode.rawValue)” asks; " + "record with “\(RecordMode.all.rawValue)” to write them")
    }
    if !isComplete { lines.append("INCOMPLETE: the run ended early; run it again") }
    if !written.isEmpty { lines.append("look at the goldens before you commit them") }
    return lines + ["recorded \(Phrase.grouped(written.count)), nothing was checked"]
  }
}
