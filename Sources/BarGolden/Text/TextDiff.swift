/// How two texts differ, exactly, byte by byte, counted in lines.
public struct TextDiff: Hashable, Sendable, Codable {
  /// Lines of the expected text that the actual one does not have.
  public var removed: Int
  /// Lines that only the actual text has.
  public var added: Int
  /// The first line that differs, from 1; nil when none does.
  public var firstLine: Int?
  /// The texts are the same but for carriage returns before line ends, as Git writes them when told to.
  public var onlyLineEndings: Bool
  /// False when the texts differ too much to be matched: then everything from the first to the last different
  /// line counts as removed and added.
  public var isComplete: Bool

  public init(
    removed: Int, added: Int, firstLine: Int?, onlyLineEndings: Bool = false, isComplete: Bool = true
  ) {
    self.removed = removed
    self.added = added
    self.firstLine = firstLine
    self.onlyLineEndings = onlyLineEndings
    self.isComplete = isComplete
  }

  public var isEqual: Bool { removed == 0 && added == 0 }

  /// The shortest difference. Cost: O(lines · differences), bounded by giving up at 2000 differences.
  public static func compare(_ expected: String, _ actual: String) -> TextDiff {
    LineDiff(Array(expected.utf8), Array(actual.utf8)).summary
  }

  /// The difference in the unified format of `diff -u` with three lines around each change; empty for equal
  /// texts. An incomplete one shows the beginning of what differs and says so. Cost: as `compare`.
  public static func unified(
    _ expected: String, _ actual: String, expectedName: String = "expected", actualName: String = "actual"
  ) -> String {
    let diff = LineDiff(Array(expected.utf8), Array(actual.utf8))
    return String(decoding: diff.unified(expectedName, actualName), as: UTF8.self)
  }
}

extension TextDiff: CustomStringConvertible {
  /// “1 line removed, 2 added, first at line 17”.
  public var description: String {
    if onlyLineEndings {
      return "only line endings differ; keep Git from changing them with “*.txt -text” in .gitattributes"
    }
    return Phrase.count(removed, "line") + " removed, " + Phrase.grouped(added) + " added"
      + (firstLine.map { ", first at line \($0)" } ?? "")
  }
}
