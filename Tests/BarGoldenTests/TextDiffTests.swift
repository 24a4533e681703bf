import BarGolden
import Testing

struct TextDiffTests {
  @Test("equal texts have no difference and no diff")
  func equal() {
    for text in ["", "a", "a\nb\n", "a\r\n"] {
      #expect(TextDiff.compare(text, text) == TextDiff(removed: 0, added: 0, firstLine: nil))
      #expect(TextDiff.unified(text, text).isEmpty)
    }
  }

  @Test("a changed line is one removed and one added, in the unified format")
  func unified() {
    let expected = (1...9).map { "line \($0)\n" }.joined()
    let actual = expected.replacing("line 5", with: "LINE 5")
    #expect(TextDiff.compare(expected, actual) == TextDiff(removed: 1, added: 1, firstLine: 5))
    // As GNU diff -u prints it.
    #expect(
      TextDiff.unified(expected, actual, expectedName: "a", actualName: "b") == """
        --- a
        +++ b
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +LINE 5
         line 6
         line 7
         line 8

        """)
  }

  @Test("a missing line feed at the end is a difference and is said")
  func noNewline() {
    #expect(TextDiff.compare("a\n", "a") == TextDiff(removed: 1, added: 1, firstLine: 1))
    #expect(
      TextDiff.unified("a\n", "a").hasSuffix("@@ -1,1 +1,1 @@\n-a\n+a\n\\ No newline at end of file\n"))
  }

  @Test("an empty side is numbered by the line before it")
  func emptySide() {
    #expect(TextDiff.unified("", "a\n").contains("@@ -0,0 +1,1 @@"))
    #expect(TextDiff.unified("a\n", "").contains("@@ -1,1 +0,0 @@"))
  }

  @Test("composed and decomposed accents are different bytes, hence different")
  func bytes() {
    #expect(!TextDiff.compare("é", "e\u{301}").isEqual)
  }

  @Test("a text that only Git's line ends have changed is said to be so")
  func lineEndings() {
    let diff = TextDiff.compare("a\nb\n", "a\r\nb\r\n")
    #expect(diff.onlyLineEndings && diff.removed == 2 && diff.description.contains(".gitattributes"))
    #expect(!TextDiff.compare("a\nb\n", "a\r\nc\r\n").onlyLineEndings)
    #expect(!TextDiff.compare("a\n", "a\r").onlyLineEndings)
  }

  @Test("differences are the shortest, and applying them to the expected text gives the actual one")
  func random() throws {
    var dice = Dice(seed: 3)
    for _ in 0..<400 {
      let sides = 1 + dice.roll(5)
      func lines(_ count: Int) -> [String] { (0..<count).map { _ in "l\(dice.roll(sides))\n" } }
      let (a, b) = (lines(dice.roll(30)), lines(dice.roll(30)))
      let diff = TextDiff.compare(a.joined(), b.joined())
      #expect(diff.isComplete)
      #expect(diff.removed + diff.added == a.count + b.count - 2 * Self.longestCommon(a, b))
      #expect(Self.patched(a, TextDiff.unified(a.joined(), b.joined())) == b)
    }
  }

  @Test("texts that differ everywhere are not matched, but shown where they begin to differ")
  func hopeless() {
    let expected = "same\n" + (0..<1100).map { "a\($0)\n" }.joined() + "end\n"
    let actual = "same\n" + (0..<1100).map { "b\($0)\n" }.joined() + "end\n"
    let diff = TextDiff.compare(expected, actual)
    #expect(diff == TextDiff(removed: 1100, added: 1100, firstLine: 2, isComplete: false))
    let unified = TextDiff.unified(expected, actual)
    #expect(unified.contains("@@ -1,21 +1,21 @@\n same\n-a0\n"))
    #expect(unified.contains("-a19\n+b0\n") && unified.contains("+b19\n#") && !unified.contains("a20"))
  }

  /// Length of a longest common subsequence, by the textbook table.
  private static func longestCommon(_ a: [String], _ b: [String]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in a.indices {
      for j in b.indices {
        table[i + 1][j + 1] = a[i] == b[j] ? table[i][j] + 1 : max(table[i][j + 1], table[i + 1][j])
      }
    }
    return table[a.count][b.count]
  }

  /// Applies a unified diff strictly, by its numbers.
  private static func patched(_ lines: [String], _ diff: String) -> [String]? {
    var (result, next, claimed): ([String], Int, Int) = ([], 0, 0)
    for line in diff.split(separator: "\n").dropFirst(2) {
      let text = line.dropFirst() + "\n"
      if line.hasPrefix("@@") {
        let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
        let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        guard start >= next, claimed == 0 else { return nil }
        result += lines[next..<start]
        next = start
        guard result.count == (numbers[3] == 0 ? numbers[2] : numbers[2] - 1) else { return nil }
        claimed = numbers[1] + numbers[3]
        continue
      }
      claimed -= line.hasPrefix(" ") ? 2 : 1
      if !line.hasPrefix("-") { result.append(String(text)) }
      if line.hasPrefix("+") { continue }
      guard next < lines.count, lines[next] == text else { return nil }
      next += 1
    }
    return claimed == 0 ? result + lines[next...] : nil
  }
}
