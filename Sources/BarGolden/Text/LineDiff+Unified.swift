extension LineDiff {
  /// Lines shown around a change, as `diff -u` has it.
  private static let context = 3
  /// Lines shown of either side when the texts could not be matched.
  private static let excerpt = 20

  /// The unified format; empty for equal texts.
  func unified(_ expectedName: String, _ actualName: String) -> [UInt8] {
    guard isRemoved.contains(true) || isAdded.contains(true) else { return [] }
    var out = Array("--- \(expectedName)\n+++ \(actualName)\n".utf8)
    for hunk in hunks { append(hunk, to: &out) }
    if !isComplete {
      out += Array("# too many differences to match; this is where they begin, compare the files\n".utf8)
    }
    return out
  }

  /// One line of the output; its place in the expected and in the actual text is where it stands or would
  /// stand.
  private struct Line {
    var mark: Character
    var expected: Int
    var actual: Int
  }

  private var script: [Line] {
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < expected.count || j < actual.count {
      if i < expected.count, isRemoved[i] {
        lines.append(Line(mark: "-", expected: i, actual: j))
        i += 1
      } else if j < actual.count, isAdded[j] {
        lines.append(Line(mark: "+", expected: i, actual: j))
        j += 1
      } else {
        lines.append(Line(mark: " ", expected: i, actual: j))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }

  private var hunks: [[Line]] {
    let script = isComplete ? script : shortened(script)
    var ranges: [Range<Int>] = []
    for index in script.indices where script[index].mark != " " {
      let range = max(0, index - Self.context)..<min(script.count, index + Self.context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { Array(script[$0]) }
  }

  /// The first lines of either side, after the context before them.
  private func shortened(_ script: [Line]) -> [Line] {
    var lines = Array(script.prefix { $0.mark == " " })
    lines += script.lazy.filter { $0.mark == "-" }.prefix(Self.excerpt)
    lines += script.lazy.filter { $0.mark == "+" }.prefix(Self.excerpt)
    return lines
  }

  private func append(_ hunk: [Line], to out: inout [UInt8]) {
    let removed = hunk.count { $0.mark != "+" }
    let added = hunk.count { $0.mark != "-" }
    // An empty side is numbered by the line before it.
    let from = hunk[0].expected + (removed == 0 ? 0 : 1)
    let to = hunk[0].actual + (added == 0 ? 0 : 1)
    out += Array("@@ -\(from),\(removed) +\(to),\(added) @@\n".utf8)
    for line in hunk {
      out += Array(String(line.mark).utf8)
      let bytes = line.mark == "+" ? actual[line.actual] : expected[line.expected]
      out += bytes
      if bytes.last != UInt8(ascii: "\n") { out += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }
}
